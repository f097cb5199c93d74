/** Marks the element that hides everything of ours in a page, which stands over it. */
export const LAYER = 'data-loreside';

/** The style sheet that shows it, of the user's origin: that comes before everything of the page and of ours. */
export const SHOWN = `[${LAYER}]{display:block!important}`;

/** Earlier releases marked entries of lists in the page's own tree. */
const IN_FLOW = 'data-loreside-mark';

/**
 * How such an element says itself that it is displayed. COMPAT(firefox): a script there ends with its extension before it
 * can tidy up. So that nothing stays in sight, what it has put there is shown by a style sheet of the extension alone,
 * which the browser takes away with it (`SHOWN`).
 */
export const display = (value: 'block'): string => (import.meta.env.FIREFOX ? 'none' : value);

/** Takes away what an earlier release may have left behind in the page. */
export function removeStaleLayers(): void {
  for (const left of document.querySelectorAll(`[${LAYER}],[${IN_FLOW}]`)) left.remove();
}
