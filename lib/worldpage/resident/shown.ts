/** Marks the element that hides everything of ours in a page, which stands over it. */
export const LAYER = 'data-loreside';

/** Marks what of ours stands in the flow of a page, `inline` or as a `block`. */
export const IN_FLOW = 'data-loreside-mark';

/** The style sheet that shows them, of the user's origin: that comes before everything of the page and of ours. */
export const SHOWN = `[${LAYER}],[${IN_FLOW}=block]{display:block!important}[${IN_FLOW}=inline]{display:inline-block!important}`;

/**
 * How such an element says itself that it is displayed. COMPAT(firefox): a script there ends with its extension before it
 * can tidy up. So that nothing stays in sight, what it has put there is shown by a style sheet of the extension alone,
 * which the browser takes away with it (`SHOWN`).
 */
export const display = (value: 'block' | 'inline-block'): string =>
  import.meta.env.FIREFOX ? 'none' : value;

/** Takes away what an earlier release may have left behind in the page. */
export function removeLeft(): void {
  for (const left of document.querySelectorAll(`[${LAYER}],[${IN_FLOW}]`)) left.remove();
}
