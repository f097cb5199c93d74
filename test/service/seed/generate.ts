import type { Random } from './random.ts';
import { family, first, given, nouns, qualities, second, tags, templates, verbs } from './words.ts';

export interface Generated {
  title: string;
  template: string;
  tags: string;
  excerpt: string | null;
  content: string;
}

/** Generates an article. `mention` returns a mention of an existing article. */
export function generateArticle(random: Random, mention: () => string): Generated {
  const template = random.pick(templates);
  const sentences = Array.from({ length: 2 + random.below(7) }, () => sentence(random, mention));
  const half = Math.ceil(sentences.length / 2);
  const heading = random.chance(0.4) ? `[h2]${capital(random.pick(nouns))}[/h2]\n` : '';
  return {
    title: title(random, template),
    template,
    tags: [...new Set([random.pick(tags), random.pick(tags)])].join(','),
    excerpt: random.chance(0.6) ? sentence(random, () => `the ${random.pick(nouns)}`) : null,
    content: `${sentences.slice(0, half).join(' ')}\n\n${heading}${sentences.slice(half).join(' ')}`,
  };
}

function title(random: Random, template: string): string {
  const place = `${random.pick(first)}${random.pick(second)}`;
  const resource = capital(random.pick(nouns));
  switch (template) {
    case 'person':
      return `${random.pick(given)} ${random.pick(family)}`;
    case 'settlement':
    case 'location':
    case 'landmark':
      return random.chance(0.3) ? `The ${resource} of ${place}` : place;
    case 'organization':
      return `${random.pick(['Order', 'Guild', 'Company', 'House', 'Society'])} of the ${resource}`;
    case 'report':
      return `Session ${1 + random.below(200)}: the ${random.pick(qualities)} ${random.pick(nouns)}`;
    case 'plot':
      return `Who ${random.pick(verbs)} the ${random.pick(nouns)}?`;
    default:
      return `The ${capital(random.pick(qualities))} ${resource}`;
  }
}

function sentence(random: Random, mention: () => string): string {
  const subject = random.chance(0.25) ? mention() : `The ${random.pick(qualities)} ${random.pick(nouns)}`;
  const object = random.chance(0.2)
    ? mention()
    : `the ${random.pick(nouns)} of ${random.pick(first)}${random.pick(second)}`;
  return `${subject} ${random.pick(verbs)} ${object}.`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
