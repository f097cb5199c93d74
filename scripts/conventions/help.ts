import { isPicture, pictureFile } from '../../entrypoints/help/pictures.ts';
import type { HelpBlock, HelpText, HelpTopic } from '../../lib/i18n/index.ts';
import type { HelpFile } from '../build/help/index.ts';
import type { LanguageFile } from '../build/messages/index.ts';
import type { SourceFile } from './tree.ts';

const SCHEMES = ['light', 'dark'] as const;

const textsOf = (block: HelpBlock): HelpText[] => {
  if (block.kind === 'paragraph') return [...block.text];
  return block.kind === 'steps' || block.kind === 'list' ? block.items.flat() : [];
};

const blocksOf = ({ sections }: HelpTopic): HelpBlock[] => sections.flatMap(({ blocks }) => blocks);

const linksOf = (topic: HelpTopic): string[] =>
  blocksOf(topic)
    .flatMap(textsOf)
    .flatMap((piece) => (typeof piece === 'object' && piece.kind === 'link' ? piece.to : []));

const labelsOf = (topic: HelpTopic): number =>
  blocksOf(topic)
    .flatMap(textsOf)
    .filter((piece) => typeof piece === 'object' && piece.kind === 'label').length;

const shapeOf = (block: HelpBlock): string => {
  if (block.kind === 'steps' || block.kind === 'list') return `${block.kind} of ${block.items.length}`;
  return 'name' in block ? `${block.kind} ${block.name}` : block.kind;
};

/** What a translation of a topic must have in common with English. */
const outline = (topic: HelpTopic): string =>
  JSON.stringify([
    topic.sections.map(({ id, title, blocks }) => [id, title === null, blocks.map(shapeOf)]),
    linksOf(topic).sort(),
    labelsOf(topic),
  ]);

/** Addresses on the help page. */
const addressesOf = ({ topics }: HelpFile): Set<string> =>
  new Set(topics.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]));

/** Ids of sections of the settings, which the help links to. */
const settingsIn = (files: SourceFile[]): Set<string> =>
  new Set(
    files
      .filter(({ path }) => path.startsWith('entrypoints/options/'))
      .flatMap(({ text }) => [...text.matchAll(/\bid(?:: |=)['"]([\w-]+)['"]/g)].map(([, id = '']) => id)),
  );

/** Topics that screens open. */
const openedIn = (files: SourceFile[]): string[] => {
  const link = files.find(({ path }) => path === 'components/ui/help-link.tsx');
  return [...(link?.text.matchAll(/^ {2}\| '([\w-]+)'/gm) ?? [])].map(([, id = '']) => id);
};

function brokenLinks(file: HelpFile, files: SourceFile[]): string[] {
  const addresses = addressesOf(file);
  const settings = settingsIn(files);
  const pages = files.flatMap(({ path }) => /^entrypoints\/(\w+)\/main\.tsx$/.exec(path)?.[1] ?? []);
  return file.topics.flatMap(linksOf).flatMap((to) => {
    const whole = /^\/(\w+)\.html(?:\?\w+)?$/.exec(to)?.[1];
    if (whole !== undefined && pages.includes(whole)) return [];
    const [, page, id = ''] = /^(\/options\.html)?#([\w-]+)$/.exec(to) ?? [];
    const isThere = page === undefined ? addresses.has(id) : settings.has(id);
    return isThere ? [] : [`help/${file.code}.yaml links to ${to}, which doesn’t exist.`];
  });
}

const malformed = ({ code, topics }: HelpFile): string[] =>
  topics
    .flatMap((topic) => [
      topic.title,
      ...topic.sections.flatMap(({ title }) => title ?? []),
      ...blocksOf(topic)
        .flatMap(textsOf)
        .filter((piece) => typeof piece === 'string'),
    ])
    .filter((text) => /['"]|\.\.\.| {2}|\*\*|[[\]{}`]/.test(text))
    .map((text) => `help/${code}.yaml has a straight quote, a spare space or an open mark in “${text}”.`);

/**
 * Finds help texts that are missing in a language, have another outline than the English ones, or lead nowhere.
 * `exists` tells whether a file of the project exists.
 */
export function helpFaults(
  languages: readonly LanguageFile[],
  help: readonly HelpFile[],
  files: SourceFile[],
  exists: (path: string) => boolean,
): string[] {
  const [english] = help;
  if (!english) return ['There is no help.'];
  const missing = languages
    .filter(({ code }) => !help.some((file) => file.code === code))
    .map(({ code }) => `There is no help/${code}.yaml.`);
  const others = help.slice(1).flatMap((file) => {
    const ids = file.topics.map(({ id }) => id).join();
    if (ids !== english.topics.map(({ id }) => id).join())
      return [`help/${file.code}.yaml has other topics than English.`];
    return english.topics
      .filter((topic, at) => {
        const own = file.topics[at];
        return own && outline(own) !== outline(topic);
      })
      .map(
        ({ id }) => `help/${file.code}.yaml: ${id} has other sections, lists, links or labels than English.`,
      );
  });
  const addresses = addressesOf(english);
  const shown = english.topics
    .flatMap(blocksOf)
    .flatMap((block) => (block.kind === 'picture' ? block.name : []));
  const unknown = shown.filter((name) => !isPicture(name)).map((name) => `There is no picture ${name}.`);
  const pictures = shown
    .filter(isPicture)
    .flatMap((name) =>
      SCHEMES.flatMap((scheme) =>
        languages.map(({ code }) => `public/help/${pictureFile(name, scheme, code)}`),
      ),
    )
    .filter((path, at, all) => !exists(path) && all.indexOf(path) === at)
    .map((path) => `The help shows ${path}, which doesn’t exist.`);
  const opened = openedIn(files)
    .filter((id) => !addresses.has(id))
    .map((id) => `help-link.tsx opens the topic ${id}, which doesn’t exist.`);
  return [
    ...missing,
    ...others,
    ...help.flatMap((file) => [...malformed(file), ...brokenLinks(file, files)]),
    ...unknown,
    ...pictures,
    ...opened,
  ];
}
