import type { DocumentProblem } from '../document.ts';
import { readFrontMatter } from '../front-matter.ts';
import { fillPlaces } from '../places.ts';
import { type BodyReading, type Reader, withoutNotionId } from '../reader.ts';
import { findings, parseDialect } from './dialect.ts';
import { fromLogseq, isLogseq, logseqName } from './logseq.ts';

const HEADING = /^\s*# +([^\n]+?)(?: #+)? *(?:\n|$)/;
const UNDERLINED = /^\s*(\S[^\n]*)\n=+ *(?:\n|$)/;

/** Notion writes a page's properties as lines below its title. */
const PROPERTIES = /^(?:[^\n:#>|[\]*-][^\n:]{0,60}: [^\n]*\n)+(?=\n|$)/;

/** Reads Markdown with front matter, as Obsidian, Logseq, Notion, Bear and others write it. */
export const readMarkdown: Reader = async (file, tools) => {
  const { path, name } = file;
  const { text, problems } = tools.decoded();
  const isOfLogseq = isLogseq(path, text);
  const matter = readFrontMatter(text);
  const page = isOfLogseq
    ? fromLogseq(matter.body)
    : { body: matter.body, fields: new Map<string, string[]>() };
  const fields = new Map([...matter.fields, ...page.fields]);
  const found = findings();
  if (matter.damaged !== null) {
    problems.push({ code: 'frontMatter', detail: '' });
    found.notes.push(matter.damaged);
  }
  const { heading, body } = isOfLogseq ? { heading: null, body: page.body } : opening(page.body, fields);
  const isOfNotion = withoutNotionId(name) !== name;
  const rest = isOfNotion ? withoutProperties(body, fields) : body;
  const written = await write(rest, found, tools.write);
  const fileName = isOfLogseq ? logseqName(name) : withoutNotionId(name);
  return [
    {
      path,
      ...written,
      fields,
      title: heading ? await plainTitle(heading, tools.write) : fileName,
      tags: [...found.tags],
      notes: [...found.notes, ...written.notes],
      problems: [...problems, ...pluginProblems(found.plugins), ...written.problems],
    },
  ];
};

function write(body: string, found: ReturnType<typeof findings>, toMarkup: BodyReading) {
  const html = parseDialect(shallow(body), found);
  const notes: string[] = [];
  // A footnote may refer to others.
  for (let at = 0; at < found.cited.length; at += 1)
    notes.push(parseDialect(found.footnotes.get(found.cited[at] ?? '') ?? '', found));
  const footnotes = notes.length === 0 ? '' : `<ol>${notes.map((note) => `<li>${note}</li>`).join('')}</ol>`;
  return toMarkup(html, footnotes);
}

/** Lists and quotes as deep as anybody writes them: the parser takes ever longer for deeper ones. */
const shallow = (text: string): string =>
  text.replace(/^([ \t]{80})[ \t]+/gm, '$1').replace(/^((?:[ \t]*>){40})(?:[ \t]*>)+/gm, '$1');

/** A heading at the top is the title, unless the front matter has another. */
function opening(
  body: string,
  fields: ReadonlyMap<string, readonly string[]>,
): { heading: string | null; body: string } {
  const found = HEADING.exec(body) ?? UNDERLINED.exec(body);
  const title = fields.get('title')?.[0];
  if (!found || (title !== undefined && title !== found[1])) return { heading: null, body };
  return { heading: found[1] ?? null, body: body.slice(found[0].length) };
}

/** The words of a heading, without marks and links. */
async function plainTitle(heading: string, toMarkup: BodyReading): Promise<string> {
  if (!/[[*_`<&~=]/.test(heading)) return heading;
  const { words, links } = await toMarkup(
    `<p>${parseDialect(heading, findings(), { isInline: true })}</p>`,
    '',
  );
  return fillPlaces(words, { link: (at) => links[at]?.label ?? '', image: () => '' }).trim() || heading;
}

function withoutProperties(body: string, fields: Map<string, string[]>): string {
  const start = body.replace(/^\s+/, '');
  const lines = PROPERTIES.exec(start)?.[0];
  if (lines === undefined) return body;
  for (const line of lines.trim().split('\n')) {
    const at = line.indexOf(': ');
    fields.set(line.slice(0, at).trim(), [line.slice(at + 2).trim()]);
  }
  return start.slice(lines.length);
}

const pluginProblems = (plugins: ReadonlySet<string>): DocumentProblem[] =>
  [...plugins].map((detail) => ({ code: 'plugin', detail }));
