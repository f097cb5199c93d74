import * as z from 'zod/mini';
import { LOCALE } from '../ui/index.ts';

/** The stored body may come from an older release or be damaged, so any field may be missing. */
const word = z.catch(z.nullable(z.string()), null);
const amount = z.catch(z.nullable(z.number()), null);
const words = z.pipe(
  z.catch(z.array(z.unknown()), []),
  z.transform((list) => list.filter((one) => typeof one === 'string')),
);

const schema = z.object({
  id: z.union([z.number(), z.string()]),
  title: z.catch(z.string(), ''),
  tags: words,
  url: word,
  description: z.catch(z.string(), ''),
  alt: word,
  size: amount,
  width: amount,
  height: amount,
  extension: word,
  artist: word,
  pageUrl: word,
  articleId: word,
  authorName: word,
  createdAt: amount,
  updatedAt: amount,
});

export type ShownImage = z.infer<typeof schema>;

/** The readable fields of an image; null if there is nothing to show. */
export function readImage(thing: unknown): ShownImage | null {
  return schema.safeParse(thing).data ?? null;
}

const STEPS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** "340 kB", in the interface language. */
export function formatSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(STEPS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(LOCALE, {
    style: 'unit',
    unit: STEPS[step],
    maximumSignificantDigits: 3,
  }).format(bytes / 1000 ** step);
}
