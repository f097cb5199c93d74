import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import * as z from 'zod/mini';

/** What a picture shows, the most telling first: Chrome takes five. */
export const SCENES = ['capture', 'search', 'article', 'findings', 'history', 'statblock'] as const;
export type Scene = (typeof SCENES)[number];

/** Lengths in characters that both stores accept: Chrome's for the summary of the manifest, Mozilla's for the rest. */
export const LIMITS = { summary: 250, description: 15_000, slogan: 45, heading: 40, sentence: 90 } as const;

const text = (limit: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(limit));
const caption = z.tuple([text(LIMITS.heading), text(LIMITS.sentence)]);

const schema = z.strictObject({
  summary: text(LIMITS.summary),
  /** On the promotional pictures. */
  slogan: text(LIMITS.slogan),
  /** A heading and a sentence above each picture. */
  captions: z.strictObject({
    capture: caption,
    search: caption,
    article: caption,
    findings: caption,
    history: caption,
    statblock: caption,
  }),
  description: text(LIMITS.description),
});

export type Listing = z.infer<typeof schema>;

const folder = path.resolve(import.meta.dirname, '../../docs/store');

/** The languages that have store texts. In the others, stores show the English ones. */
export const listedLanguages = (): string[] =>
  readdirSync(folder).map((file) => path.basename(file, '.yaml'));

/**
 * The store texts of a language, from `docs/store/`.
 * @throws if the file is missing, isn't complete, or a text is too long
 */
export function readListing(language: string): Listing {
  const file = path.join(folder, `${language}.yaml`);
  const parsed = schema.safeParse(load(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
