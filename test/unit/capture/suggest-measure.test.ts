import { expect, test } from 'vitest';
import { suggestTemplate } from '../../../lib/capture/index.ts';
import { asClip, LABELLED } from './suggest-set.ts';

test(`the expected template comes first for 80% of ${LABELLED.length} pages and is among the first three for nearly all`, () => {
  let first = 0;
  const missed: string[] = [];
  for (const labelled of LABELLED) {
    const offered = suggestTemplate(asClip(labelled)).map(({ template }) => template);
    if (offered[0] === labelled.template) first++;
    if (!offered.includes(labelled.template)) missed.push(`${labelled.text.slice(0, 50)} → ${offered}`);
  }
  const always = LABELLED.filter(({ template }) => template === 'article').length / LABELLED.length;
  const share = first / LABELLED.length;
  expect(share).toBeGreaterThanOrEqual(0.8);
  expect(share).toBeGreaterThan(always);
  expect(missed.length / LABELLED.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
});
