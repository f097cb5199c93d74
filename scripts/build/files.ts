import path from 'node:path';
import type { Rolldown } from 'vite';

type Modules = Rolldown.ChunkingContext;

/** Files that the background shares with pages. */
const SHARED = [
  {
    // The start of every page and of the background.
    name: 'base',
    test: /\/(webextension-polyfill|idb)\/|vite\/preload-helper|virtual:wxt-plugins|wxt(-dev)?\/(dist\/)?browser|lib\/bridge\/(answer|ask|build)\.|lib\/model\/(article|articlelimits|change|templatecodes|visible-text)\.|lib\/service\/failure\.|lib\/database\/|lib\/settings\/(storagefailure|lost|stored)\.|lib\/markup\/(dialect|escape|address)\.|lib\/worldpage\/actions\/action\.|components\/screenshare\/private\./,
  },
  // Loaded with the first statblock that is kept as YAML.
  { name: 'yaml', test: /\/js-yaml\/|lib\/service\/schema\/readyaml\./ },
  { name: 'settings', test: /\/zod\/|lib\/settings\/|lib\/service\/address\./ },
  {
    // What a page needs of the library for its first paint.
    name: 'library',
    test: /lib\/library\/((library|copy|summary|bodyentry|index|changes|entry)\.|store\/(lock|clear|syncrow|database|blocks)\.|search\/(query|parse)\.)|lib\/model\/template\.|lib\/bridge\/reading\.|components\/search\/(pageaddress|templateword|mention|bytitle)\.|components\/panel\/pins\./,
    minShareCount: 2,
  },
  {
    name: 'search',
    test: /lib\/library\/(search\/|store\/|fulltext\/|everything\.|reading\.)/,
    minShareCount: 2,
  },
  {
    name: 'texts',
    test: /lib\/library\/(names\/(?!linked)|fulltext\/(match|snippet|bodysearch|wanted|source|occurrences|top)\.|namesof\.|bodiesof\.)/,
  },
  { name: 'markup', test: /lib\/(markup\/|model\/rendered\.)/, minShareCount: 2 },
  { name: 'drafts', test: /lib\/outbox\//, minShareCount: 2 },
  {
    // What is changed, and on which page.
    name: 'changes',
    test: /lib\/history\/((database|news|changeof|batch|reading)\.|backup\/(database|store|records|versiontext)\.)|lib\/model\/record\.|lib\/worldpage\/(actions\/|shapes\.|recognise\.)|components\/(follow\/match|write\/forms)\./,
    minShareCount: 2,
  },
];

/**
 * Files of pages alone: what the background uses too is left out of them, but for their `own` modules, which stand behind a
 * front door that it uses for others.
 */
const PAGES: { name: string; test?: RegExp; own?: RegExp; minShareCount?: number }[] = [
  {
    // The start of every page.
    name: 'page',
    test: /\/preact\/|wxt-html-plugins|components\/screenshare\/(private|mode|useScreenShare)\.|components\/restart\/(index|watchForUpdate)\.|components\/ui\/(Kbd|Button|Icon|Notice|announce|locale|searchable|Switch|Segmented|Chip|ConfirmDialog|ModalDialog|HelpDialog|Field|TextField|TextAreaField|useWatched|walktoolbar)\./,
  },
  {
    // The start of the side panel and of the palette.
    name: 'finding',
    test: /components\/search\/|components\/template\/(drawings|TemplateIcon)\.|components\/screenshare\//,
    minShareCount: 2,
  },
  {
    // What packs a backup, reads one and compares with it; what packs a book.
    name: 'archive',
    test: /components\/manuscript\/(epub|packbook|xhtml)\./,
    own: /components\/backup\/(opening|pack|packtexts|packrecords|readme|thingmarkdown|compare|fieldnames)\.|lib\/history\/backup\/(archive|byte-budget|longending|readarchive|openbackup|manifest|compare|frontmatter|links|manuscripttext|markdown|names|places|plain|recordmarkdown)\.|\/fflate\/|\/package\.json$/,
  },
  {
    name: 'things',
    test: /components\/(article|thing|markup|dice|statblock|secret|image|manuscript|world|user)\/|components\/category\/(Category(Tree|View)|LineList|TreeRow|shown|treelines|useTree|walktree|worldtree)\./,
  },
  {
    name: 'connection',
    test: /components\/(connection\/|(panel\/(EntryList|Standing)|template\/choices|category\/index)\.)/,
  },
  {
    // What comes after a capture's first paint, by a click.
    name: 'more',
    test: /components\/(capture\/(KeyHelp|MoreFields|morefields|ParentPicker|Receipt|Filing|WorldField|Preview|habits)|template\/TemplatePicker\.)/,
  },
  {
    name: 'tree',
    test: /components\/(category\/(CategoryPicker|tree)\.|capture\/(TagField|tags)\.|ui\/Combobox\.)|\/combobox-nav\//,
  },
  {
    // What the panel loads after its first paint: what undoes, what goes with the text beside.
    name: 'beside',
    test: /components\/(write|follow|names)\/|components\/history\/(Desk|UndoToast|performing|deeds|asking|useKnown|days)\./,
    own: /lib\/worldpage\/(editor\/(places|protocol)|namesonpage\/protocol)\.|lib\/library\/names\/linked\./,
  },
  {
    name: 'history',
    test: /components\/(history|act|many)\/|\/diff\/libesm\//,
    own: /lib\/history\/backup\/(archivefull|damaged|thing)\./,
  },
  { name: 'outbox', test: /components\/outbox\/|entrypoints\/sidepanel\/drafts\./ },
];

/** Sheets: what some page shows first, and what comes with its parts later. The look that all have is a file by itself. */
const SHEETS = [
  {
    name: 'first',
    test: /(components\/(ui\/dialog|search\/.*|screenshare\/.*|template\/.*|panel\/.*|capture\/(capture|form|receipt))|entrypoints\/(options|welcome|palette)\/.*)\.css$/,
  },
  { name: 'later', test: /components\/(?!ui\/look).*\.css$/ },
];

/**
 * Which files the background and the pages are built into. What is opened together lies in one file: a package pays for
 * each, and small ones compress badly. What a first paint needs, or the start of the background, stays apart from what
 * can wait.
 */
export function filesOf(background: string): Rolldown.CodeSplittingOptions {
  const used = usedBy(path.resolve(background));
  return {
    includeDependenciesRecursively: false,
    groups: [
      ...SHEETS,
      ...SHARED,
      ...PAGES.map(({ name, test, own, ...rest }) => ({
        ...rest,
        name: (id: string, modules: Modules) =>
          own?.test(id) || (test?.test(id) && !used(id, modules)) ? name : null,
      })),
    ],
  };
}

/** Whether an entry can come to a module, sooner or later. */
function usedBy(entry: string): (id: string, modules: Modules) => boolean {
  let all: Set<string> | null = null;
  return (id, modules) => {
    all ??= reachable(entry, modules);
    return all.has(id);
  };
}

function reachable(entry: string, modules: Modules): Set<string> {
  const found = new Set([entry]);
  for (const id of found) {
    const module = modules.getModuleInfo(id);
    for (const next of [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])])
      found.add(next);
  }
  return found;
}
