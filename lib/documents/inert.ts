declare global {
  /** Missing in Firefox before version 148. */
  var trustedTypes: { createPolicy<Rules>(name: string, rules: Rules): Rules } | undefined;
}

/** The content security policy (wxt.config.ts) allows this policy by name, for this module. */
const policy = globalThis.trustedTypes?.createPolicy('inert-documents', {
  createHTML: (text: string) => text,
});

/** Parses a stranger's text. The document belongs to no window, so nothing in it runs or loads. Pure. */
export const parseInert = (text: string, type: 'text/html' | 'application/xml'): Document =>
  new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, type);
