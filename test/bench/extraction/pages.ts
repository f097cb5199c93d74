import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { corporaFolder } from '../capture/corpora.ts';
import { SAMPLE } from './sample.ts';

/** A page with what a person says is its text. */
export interface KnownPage {
  type: string;
  address: string;
  html: string;
  text: string;
  title: string | null;
  author: string | null;
  /** ISO day. */
  published: string | null;
}

const Truth = z.object({
  url: z.string(),
  file_id: z.string(),
  _internal: z.object({ page_type: z.object({ primary: z.string() }) }),
  ground_truth: z.object({
    title: z.nullish(z.string()),
    author: z.nullish(z.string()),
    publish_date: z.nullish(z.string()),
    main_content: z.optional(z.string()),
  }),
});

/** The pages of the web content extraction benchmark in the corpora, every one in `part`; without them, a small sample. */
export function knownPages(part: number): readonly KnownPage[] {
  const folder = path.join(corporaFolder() ?? '', 'wcxb');
  if (!corporaFolder() || !existsSync(folder)) return SAMPLE;
  const files = readdirSync(path.join(folder, 'ground-truth')).filter((_, at) => at % part === 0);
  return files.flatMap((file) => {
    const read = readFileSync(path.join(folder, 'ground-truth', file), 'utf8');
    const { url, file_id: id, _internal, ground_truth: truth } = Truth.parse(JSON.parse(read));
    if (truth.main_content === undefined) return [];
    return {
      type: _internal.page_type.primary,
      address: (URL.parse(url)?.href ?? 'https://page.example/')
        .replace(/^http:/, 'https:')
        .replace(/#.*/, ''),
      html: gunzipSync(readFileSync(path.join(folder, 'html', `${id}.html.gz`))).toString('utf8'),
      text: truth.main_content,
      ...{ title: truth.title ?? null, author: truth.author ?? null, published: truth.publish_date ?? null },
    };
  });
}
