// How much of a page's text is captured, and how much else, by type of page; beside Readability, Defuddle, and the element
// that one would pick who knows the text.

import type { Page } from '@playwright/test';
import { captureBundleOf } from '../capture/bundle.ts';
import { openChromium, openPages } from '../capture/chromium.ts';
import type { Row } from '../page/row.ts';
import type { Extracted } from './inpage.ts';
import { type KnownPage, knownPages } from './pages.ts';
import { shares } from './shares.ts';

/** The last one replaces the page. */
const EXTRACTORS = ['ours', 'readability', 'bestElement', 'defuddle'] as const;
type Extractor = (typeof EXTRACTORS)[number];

/** F1 of words in percent, by type of page. */
const GOALS: Readonly<Record<string, number>> = {
  all: 88,
  article: 95,
  documentation: 95,
  service: 84,
  forum: 82,
  listing: 72,
  collection: 72,
  product: 66,
};
const MOST_LOST = 0.03;
const LEAST_RIGHT = { title: 0.88, author: 0.78, published: 0.78 };

interface Score {
  type: string;
  f1: Record<Extractor, number>;
  recall: number;
  /** Null if the page has none. */
  isRight: Record<'title' | 'author' | 'published', boolean | null>;
}

/** `part`: 1 for every page, 4 for every fourth. */
export async function run(part = 1): Promise<Row[]> {
  const browser = await openChromium();
  try {
    const { show } = await openPages(browser);
    const script = await captureBundleOf(import.meta.resolve('./inpage.ts'));
    const scores: Score[] = [];
    for (const known of knownPages(part)) {
      const page = await show(known.html, known.address);
      await page.evaluate(script);
      scores.push(await scoreOf(page, known));
    }
    return rowsOf(scores);
  } finally {
    await browser.close();
  }
}

async function scoreOf(page: Page, known: KnownPage): Promise<Score> {
  const f1: Record<Extractor, number> = { ours: 0, readability: 0, bestElement: 0, defuddle: 0 };
  let own: Extracted | null = null;
  for (const extractor of EXTRACTORS) {
    const found: Extracted = await page.evaluate(`loreside.${extractor}(${JSON.stringify(known.text)})`);
    own ??= found;
    f1[extractor] = shares(found.text, known.text)[1];
  }
  const [recall] = shares(own?.text ?? '', known.text);
  const same = (one: string | undefined, other: string | null): boolean | null =>
    other === null ? null : plain(one ?? '') === plain(other);
  return {
    ...{ type: known.type, f1, recall },
    isRight: {
      title: same(own?.title, known.title),
      author: same(own?.author, known.author),
      published: known.published === null ? null : (own?.published ?? '').startsWith(known.published),
    },
  };
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s“”"‘’']+/g, ' ')
    .trim();

function rowsOf(scores: readonly Score[]): Row[] {
  const rows = Object.entries(GOALS).flatMap(([type, goal]): Row[] => {
    const those = scores.filter((score) => type === 'all' || score.type === type);
    if (those.length === 0) return [];
    const [mean, margin] = meanOf(those.map(({ f1 }) => 100 * f1.ours));
    const others = (['readability', 'defuddle', 'bestElement'] as const).map((one) =>
      meanOf(those.map(({ f1 }) => 100 * f1[one]))[0].toFixed(1),
    );
    return [
      {
        what: `${type}, ${those.length} pages: F1 of words (Readability, Defuddle, best element)`,
        value: `${mean.toFixed(1)} ± ${margin.toFixed(1)} (${others.join(', ')})`,
        goal: `≥ ${goal}`,
        met: mean >= goal,
      },
    ];
  });
  const lost = scores.filter(({ recall }) => recall < 0.5).length / (scores.length || 1);
  const facts = (['title', 'author', 'published'] as const).map((name): Row => {
    const known = scores.filter(({ isRight }) => isRight[name] !== null);
    const right = known.filter(({ isRight }) => isRight[name]).length / (known.length || 1);
    const goal = LEAST_RIGHT[name];
    return {
      what: `exact ${name}, ${known.length} pages`,
      value: percent(right),
      goal: `≥ ${percent(goal)}`,
      met: known.length === 0 ? null : right >= goal,
    };
  });
  return [
    ...rows,
    {
      what: 'pages that lose more than half',
      value: percent(lost),
      goal: `≤ ${percent(MOST_LOST)}`,
      met: lost <= MOST_LOST,
    },
    ...facts,
  ];
}

/** With half of the 95 % interval. */
function meanOf(values: readonly number[]): [mean: number, margin: number] {
  const mean = values.reduce((all, value) => all + value, 0) / values.length;
  const variance =
    values.reduce((all, value) => all + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return [mean, 1.96 * Math.sqrt(variance / values.length)];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
