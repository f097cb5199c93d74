/** Attribute of our element in a page, which contains all of our UI and is drawn over the page. */
export const LAYER = 'data-loreside';

/** The style sheet that shows the element. It has user origin, so it overrides the page's styles and ours. */
export const SHOWN = `[${LAYER}]{display:block!important}`;

/** Used by earlier releases, which marked list entries in the page's own tree. */
const IN_FLOW = 'data-loreside-mark';

/**
 * The inline `display` value of our element. COMPAT(firefox): content scripts are stopped together with the extension,
 * before they can clean up. So the element is hidden by default and shown by an extension style sheet (`SHOWN`), which
 * the browser removes.
 */
export const display = (value: 'block'): string => (import.meta.env.FIREFOX ? 'none' : value);

/** Removes elements that an earlier release may have left in the page. */
export function removeStaleLayers(): void {
  for (const left of document.querySelectorAll(`[${LAYER}],[${IN_FLOW}]`)) left.remove();
}
