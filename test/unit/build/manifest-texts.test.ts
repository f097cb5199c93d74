import { expect, test } from 'vitest';
import { manifestMessages, readLanguages, sourceOf } from '../../../scripts/build/messages/index.ts';

/** Longest name and description in a manifest, in characters. Mozilla allows shorter names, Chrome shorter descriptions. */
const LONGEST_NAME = 50;
const LONGEST_DESCRIPTION = 132;

const languages = readLanguages();

test.each(languages.map((language) => [language.code, language] as const))(
  'the stores accept the name and description in %s',
  (_, language) => {
    const { extName, extDescription } = manifestMessages(language, sourceOf(languages));
    expect(extName?.message.length).toBeLessThanOrEqual(LONGEST_NAME);
    expect(extDescription?.message.length).toBeGreaterThan(0);
    expect(extDescription?.message.length).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
    // The rules against impersonation: nobody may take it for World Anvil's own.
    expect(extDescription?.message).toContain('World Anvil');
  },
);
