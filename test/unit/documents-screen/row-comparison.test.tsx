import { cleanup, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { RowComparison } from '../../../components/documents/row-comparison.tsx';
import { planImport } from '../../../lib/import/index.ts';
import { storeExported } from '../../../lib/library/index.ts';
import { documentOf } from '../documents/reading.ts';
import { exportedArticle } from '../library/import/exported.ts';

afterEach(cleanup);

async function show(content: string) {
  await storeExported('w', [exportedArticle('a1', 'Edda Marsh', { content })], 1);
  const document = await documentOf('Edda Marsh.md', 'She keeps the lamp.\n\nHer letters are forgeries.');
  const article = { id: 'a1', title: 'Edda Marsh', template: 'person' };
  const { rows } = await planImport(
    [document],
    { worldId: 'w', isWhole: true, articles: [article], categories: [], images: [], texts: new Map() },
    { rules: [], choices: {}, records: new Map(), slice: () => null },
  );
  const [row] = rows;
  if (!row?.double) throw new Error('The world has an article of this title.');
  render(<RowComparison worldId="w" row={row} articleId={row.double.id} />);
  return screen.findByRole('region', { name: 'What it would change' });
}

test('shows block by block what a document would change in its article', async () => {
  const region = await show('She keeps the lamp.\n\nHer letters are true.');
  const [same, changed] = await within(region).findAllByRole('listitem');
  expect(same?.dataset.kind).toBe('same');
  expect(changed?.querySelector('del')?.textContent).toBe('true');
  expect(changed?.querySelector('ins')?.textContent).toBe('forgeries');
});

test('says so if the text is the same', async () => {
  const region = await show('She keeps the lamp.\n\nHer letters are forgeries.');
  expect(within(region).getByText('Both say the same.')).toBeDefined();
});
