/** An element of the site at the lower edge of the window: a fixed bar, or a footer that is in view. */
function barAt(x: number, y: number): Element | null {
  for (const element of document.elementsFromPoint(x, y))
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
      if (one.localName === 'footer' || /fixed|sticky/.test(getComputedStyle(one).position)) return one;
  return null;
}

/** Distance from the lower edge of the window that keeps clear of the site's bars, in CSS pixels. */
export function clearOfBars(gap: number): number {
  const bar = barAt(innerWidth / 2, innerHeight - 2);
  const height = bar ? innerHeight - bar.getBoundingClientRect().top : 0;
  // Ignore elements taller than half the window: those are the page itself.
  return gap + (height < innerHeight / 2 ? height : 0);
}
