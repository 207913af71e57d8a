// How far the dots on legal squares stand out from the paper.
() => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const shade = (...colours) => {
    canvas.clearRect(0, 0, 1, 1);
    for (const [colour, opacity] of colours) { canvas.globalAlpha = opacity; canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1); }
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((v) => v / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const box = document.querySelector('#sheet');
  const wasDotted = box.classList.contains('dotted');
  box.classList.add('dotted');
  const cell = [getComputedStyle(document.querySelector('#sheet .can > .cell')).fill, 1];
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'circle'); // few squares have one by themselves
  made.setAttribute('class', 'dot');
  document.querySelector('#sheet .can').append(made);
  const { fill, opacity } = getComputedStyle(made);
  const [dot, paper] = [shade(cell, [fill, Number(opacity)]), shade(cell)];
  made.remove();
  box.classList.toggle('dotted', wasDotted);
  return (Math.max(dot, paper) + 0.05) / (Math.min(dot, paper) + 0.05);
}
