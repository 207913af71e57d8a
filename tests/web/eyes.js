// What is too small, cut off or out of reach, as the window is now.
([letters, finger, square]) => {
  const found = new Set();
  const name = (e) => `<${e.localName} ${e.id ? '#' + e.id : ''} .${e.getAttribute('class') ?? ''}> ${(e.getAttribute('aria-label') ?? e.textContent).trim().slice(0, 30)}`;
  const isShown = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('[aria-hidden=true], .hidden, .skip, template');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const e = node.parentElement;
    if (!node.data.trim() || !e || ['SCRIPT', 'STYLE', 'TITLE', 'DESC', 'OPTION'].includes(e.nodeName.toUpperCase()) || !isShown(e)) continue;
    const scale = e instanceof SVGElement ? Math.abs(e.getScreenCTM()?.a ?? 1) : 1;
    const size = parseFloat(getComputedStyle(e).fontSize) * scale;
    if (size < letters - 0.05) found.add(`letters of ${size.toFixed(1)} px: ${name(e)}`);
  }
  const scrolls = (style) => ['auto', 'scroll'].includes(style.overflowX);
  const isReachableByScrolling = (e) => { for (let p = e.parentElement; p; p = p.parentElement) if (scrolls(getComputedStyle(p))) return true; return false; };
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const top = document.querySelector('dialog[open]') ?? document;
  for (const e of top.querySelectorAll('button, a[href], input, select, textarea, summary, #sheet .can')) {
    if (!isShown(e) || e.type === 'hidden') continue;
    const box = (e.matches('[type=radio], [type=checkbox]') ? e.closest('label') ?? e : e).getBoundingClientRect();
    if (!box.width || !box.height) { found.add(`without a size: ${name(e)}`); continue; }
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    let isReachable = box.left >= -1 && box.right <= innerWidth + 1;
    let isAway = false; // scrolled out of sight in a box of its own
    for (let p = e.parentElement; p && p !== document.body; p = p.parentElement) {
      const style = getComputedStyle(p), of = p.getBoundingClientRect();
      const isCut = box.left < of.left - 1 || box.right > of.right + 1, isBelow = box.top < of.top - 1 || box.bottom > of.bottom + 1;
      isAway ||= [style.overflowX, style.overflowY].some((each) => ['auto', 'scroll'].includes(each)) && (x < of.left || x > of.right || y < of.top || y > of.bottom);
      if (['auto', 'scroll'].includes(style.overflowX)) isReachable = true;
      else if (style.overflowX === 'hidden' && isCut) found.add(`cut off by ${name(p)}: ${name(e)}`);
      if (style.overflowY === 'hidden' && isBelow && !['auto', 'scroll'].includes(style.overflowX)) found.add(`cut off below by ${name(p)}: ${name(e)}`);
    }
    if (!isReachable) found.add(`out of the window: ${name(e)} ${Math.round(box.left)}-${Math.round(box.right)}`);
    const card = e.closest('.card, #panel')?.getBoundingClientRect();
    if (card && !isReachableByScrolling(e) && (box.left < card.left - 1 || box.right > card.right + 1)) found.add(`sticks out of its card: ${name(e)}`);
    const over = document.elementFromPoint(x, y);
    const isMeant = !over || isAway || e.contains(over) || over.contains(e) || over.closest('label')?.contains(e);
    if (!isMeant && !over.closest('#panel, .top, .end .row, .lobby > .main, .lesson, #bar, .palette-box, .toast, .dialog-top, .close')) found.add(`covered by ${name(over)}: ${name(e)}`);
    const isInText = getComputedStyle(e).display === 'inline';
    // Nine squares for a finger each are larger than the smallest phone: a board that fills it has smaller ones.
    const sheet = e.closest('#sheet'), isFull = sheet && (innerHeight < 500 || sheet.firstElementChild.clientWidth >= sheet.clientWidth - 1);
    if (isTouch && !isInText && Math.min(box.width, box.height) < (isFull ? square : finger) - 0.5) found.add(`${Math.round(box.width)} x ${Math.round(box.height)} px for a finger: ${name(e)}`);
  }
  const pen = document.createElement('canvas').getContext('2d');
  for (const e of top.querySelectorAll('select')) {
    const style = getComputedStyle(e), text = e.selectedOptions[0]?.text ?? '';
    pen.font = style.font;
    const room = e.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (isShown(e) && pen.measureText(text).width > room + 1) found.add(`cut off in its box: ${text}`);
  }
  for (const e of top.querySelectorAll('button.glow')) {
    const style = getComputedStyle(e), box = e.getBoundingClientRect();
    const around = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
    for (let p = e.parentElement; p; p = p.parentElement) {
      const of = p.getBoundingClientRect(), isCutting = getComputedStyle(p).overflowY !== 'visible' && p !== document.body && p !== document.documentElement;
      if (isCutting && around > 0 && (box.top - around < of.top - 0.5 || box.bottom + around > of.bottom + 0.5)) found.add(`its glow is cut off by ${name(p)}: ${name(e)}`);
    }
  }
  const sheet = document.querySelector('#sheet');
  if (sheet && isShown(sheet) && sheet.scrollWidth > sheet.clientWidth + 1) found.add(`the sheet is ${sheet.scrollWidth} px wide, its box ${sheet.clientWidth}`);
  const panel = document.querySelector('#panel');
  if (panel && isTouch && !scrollY && isShown(panel) && panel.getBoundingClientRect().bottom > innerHeight + 1) found.add(`dice and buttons end ${Math.round(panel.getBoundingClientRect().bottom - innerHeight)} px below the window`);
  if (document.documentElement.scrollWidth > innerWidth) found.add(`the page is ${document.documentElement.scrollWidth} px wide`);
  return [...found];
}
