import { expect, test } from 'vitest';
import { DOMAIN, FIREFOX_ID, HOMEPAGE } from '../../../scripts/build/domain.ts';
import { domainMentions } from '../../../scripts/conventions/index.ts';

const DEFINED_IN = 'scripts/build/domain.ts';
const text = (path: string, content: string) => ({ path, text: content });

test('homepage and id of the add-on derive from the domain', () => {
  expect(new URL(HOMEPAGE).host).toBe(DOMAIN);
  expect(FIREFOX_ID.endsWith(`@${DOMAIN}`)).toBe(true);
});

test('reports code that names the domain, except where it is defined', () => {
  const named = `const home = 'https://${DOMAIN}/docs';`;
  expect(domainMentions([text('lib/a.ts', named)], [])).toHaveLength(1);
  expect(domainMentions([text('package.json', named), text('lib/b.yaml', named)], [])).toHaveLength(2);
  expect(domainMentions([text(DEFINED_IN, named), text('lib/a.ts', 'HOMEPAGE')], [])).toEqual([]);
});

test('reports what still names the placeholder once there is a real domain', () => {
  const placeholder = ['loreside', 'example'].join('.');
  const readme = text('README.md', `Write to help@${placeholder}.`);
  expect(domainMentions([], [readme], placeholder)).toEqual([]);
  expect(domainMentions([], [readme], 'loreside.test')).toHaveLength(1);
  expect(domainMentions([text('lib/a.ts', placeholder)], [], 'loreside.test')).toHaveLength(1);
});
