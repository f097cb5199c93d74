import type { PlacedEntry } from '../../../lib/library/search/index.ts';
import type { PlainEntry } from './engine.ts';
import { plainLetters } from './plain.ts';

export function plainEntry({ location, title, aliases, tags }: PlacedEntry): PlainEntry {
  return {
    id: location,
    title: plainLetters(title),
    aliases: plainLetters(aliases.join(' ')),
    tags: plainLetters(tags.join(' ')),
  };
}
