/**
 * Source of an expression for a page: what a finger can't hit well, one line each. Whatever reacts to a tap is at least
 * 44 CSS pixels high and wide, except links and dice within a line of text.
 */
export const SMALL_TARGETS = `(() => {
  const INLINE = '.dice, .stat-template, .rich-mention, .rich-embed, p a, dd a, li a, td a';
  const all = document.querySelectorAll(
    'button, a[href], input, select, textarea, summary, [role=tab], [role=option], [role=menuitem], [role=switch]');
  const found = [];
  /** Whether a switch or radio button has a large label, or counts a tap 21 px beside its middle. */
  const isLarge = ({ width, height }) => width >= 43.5 && height >= 43.5;
  const reachesFar = (input) => {
    if ([...input.labels].some((label) => isLarge(label.getBoundingClientRect()))) return true;
    input.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = input.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return [[0, -21], [0, 21], [-21, 0], [21, 0]].every(([right, down]) => {
      const hit = document.elementFromPoint(x + right, y + down);
      return hit === input || [...input.labels].some((label) => label.contains(hit));
    });
  };
  for (const element of all) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest('.visually-hidden') || element.matches(INLINE)) continue;
    if (element.matches('[type=checkbox], [type=radio]') && reachesFar(element)) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2 || isLarge({ width, height })) continue;
    const name = element.getAttribute('aria-label') ?? element.innerText ?? '';
    found.push(element.localName + '.' + element.className + ' “' + name.trim().slice(0, 30) + '” ' + Math.round(width) + '×' + Math.round(height));
  }
  return found;
})()`;

/** Source of an expression for a page: by how many pixels it scrolls sideways. */
export const SIDEWAYS = 'document.documentElement.scrollWidth - document.body.clientWidth';
