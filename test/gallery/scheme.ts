export type Scheme = 'light' | 'dark';

const isScheme = (word: string | null): word is Scheme => word === 'light' || word === 'dark';

/** Rewrites every color-scheme media query of a style sheet as if the system used this scheme. */
function answer(rules: CSSRuleList, scheme: Scheme): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const wanted = /prefers-color-scheme:\s*(light|dark)/.exec(rule.media.mediaText)?.[1];
      if (wanted) rule.media.mediaText = wanted === scheme ? 'all' : 'not all';
    }
    if (rule instanceof CSSImportRule && rule.styleSheet) answer(rule.styleSheet.cssRules, scheme);
    else if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) answer(rule.cssRules, scheme);
  }
}

/**
 * Renders this document in the scheme named in its address, whatever the system uses, including style sheets that load
 * later.
 */
export function forceScheme(word: string | null): void {
  if (!isScheme(word)) return;
  document.documentElement.style.colorScheme = word;
  const all = () => {
    for (const sheet of document.styleSheets) answer(sheet.cssRules, word);
  };
  document.addEventListener('load', all, true);
  new MutationObserver(all).observe(document.head, { childList: true, subtree: true, characterData: true });
  all();
}
