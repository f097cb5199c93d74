import { expect, it } from 'vitest';
import { readLanguages } from '../../../scripts/build/messages/index.ts';
import { listedLanguages, readListing } from '../../../scripts/store/listing.ts';

const languages = readLanguages();

it('there are store texts in languages that the extension speaks, and in English', () => {
  const codes = languages.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(listedLanguages()));
  expect(listedLanguages()).toContain('en');
});

it.each(listedLanguages())('the stores’ texts are complete and short enough in %s', (code) => {
  const listing = readListing(code);
  // Chrome shows plain text, so markup would be seen.
  expect(listing.description).not.toMatch(/<[a-z]|\*\*|\]\(/i);
  // Both stores ask that nobody takes the extension for World Anvil's own.
  expect(listing.description.trim().split('\n').at(-1)).toContain('World Anvil');
});

it.each(languages)(
  'the manifest’s description in $code, which Chrome shows first, has room',
  ({ messages }) => {
    expect(messages.manifest?.extDescription?.length).toBeLessThanOrEqual(132);
    expect(messages.manifest?.extDescription).toContain('World Anvil');
  },
);

it('a language without texts is an error', () => {
  expect(() => readListing('xx')).toThrow(/xx\.yaml/);
});
