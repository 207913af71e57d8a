// How far legal squares stand out from the paper.
() => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const shade = (...colours) => {
    canvas.clearRect(0, 0, 1, 1);
    for (const colour of colours) { canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1); }
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((v) => v / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const paper = getComputedStyle(document.querySelector('#sheet .paper')).fill;
  const fill = (selector) => getComputedStyle(document.querySelector(selector)).fill;
  const legal = shade(paper, fill('#sheet .can > .cell')), other = shade(paper);
  return (Math.max(legal, other) + 0.05) / (Math.min(legal, other) + 0.05);
}
