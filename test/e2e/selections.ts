const FIELD = `const field = document.body.appendChild(document.createElement('textarea'));
  field.value = 'a lamp of seven wicks';
  field.focus();`;
const shadow = (
  mode: 'open' | 'closed',
): string => `const host = document.body.appendChild(document.createElement('x-card'));
  const tree = host.attachShadow({ mode: '${mode}' });
  tree.innerHTML = '<p>a lamp of <b>seven wicks</b></p>';`;

/** Scripts that select something in a page, one after the other. */
export const SELECTIONS: readonly { select: string; isSelected: boolean }[] = [
  { select: 'getSelection().removeAllRanges();', isSelected: false },
  { select: `getSelection().collapse(document.querySelector('p').firstChild, 2);`, isSelected: false },
  { select: `getSelection().selectAllChildren(document.querySelector('p'));`, isSelected: true },
  { select: `getSelection().removeAllRanges(); ${FIELD} field.setSelectionRange(2, 2);`, isSelected: false },
  { select: `${FIELD} field.setSelectionRange(2, 6);`, isSelected: true },
  {
    select: `document.activeElement.blur(); getSelection().removeAllRanges(); ${shadow('open')}
      getSelection().selectAllChildren(tree.querySelector('p'));`,
    isSelected: true,
  },
  {
    select: `getSelection().removeAllRanges(); ${shadow('closed')}
      getSelection().selectAllChildren(tree.querySelector('p'));`,
    isSelected: true,
  },
];
