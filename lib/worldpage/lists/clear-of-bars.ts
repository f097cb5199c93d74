/** A bar of the site that stands at the lower edge: fixed there, or a footer that has been scrolled to. */
function barAt(x: number, y: number): Element | null {
  for (const element of document.elementsFromPoint(x, y))
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
      if (one.localName === 'footer' || /fixed|sticky/.test(getComputedStyle(one).position)) return one;
  return null;
}

/** How far above the lower edge of the window something can stand without covering a bar of the site, in CSS pixels. */
export function clearOfBars(gap: number): number {
  const bar = barAt(innerWidth / 2, innerHeight - 2);
  const height = bar ? innerHeight - bar.getBoundingClientRect().top : 0;
  // A bar as tall as half the window is the page itself.
  return gap + (height < innerHeight / 2 ? height : 0);
}
