import type { SheetMaker } from './story.ts';

export interface Listing {
  id: string;
  title: string;
  /** The height in pixels of a full page in the gallery; a board of stories is as high as its content. */
  height?: number;
  load: () => Promise<SheetMaker>;
}

const sheet = (
  id: string,
  title: string,
  module: () => Promise<{ default: SheetMaker }>,
  height?: number,
): Listing => ({
  id,
  title,
  load: async () => (await module()).default,
  ...(height !== undefined && { height }),
});

const panel =
  (
    name:
      | 'home'
      | 'found'
      | 'nothing'
      | 'review'
      | 'paused'
      | 'refused'
      | 'unconnected'
      | 'empty'
      | 'checking'
      | 'inPart'
      | 'absent'
      | 'everywhere',
  ) =>
  async () => {
    const { panelSheets } = await import('./sheets/panel.tsx');
    return { default: panelSheets[name] };
  };
const rows = (name: 'twoLines' | 'oneLine') => async () => {
  const { rowSheets } = await import('./sheets/rows.tsx');
  return { default: rowSheets[name] };
};
const article = (name: 'read' | 'standing') => async () => {
  const { articleSheets } = await import('./sheets/article.tsx');
  return { default: articleSheets[name] };
};
const statblock = (name: 'creature' | 'beside' | 'plain' | 'standing') => async () => {
  const { statblockSheets } = await import('./sheets/statblock.tsx');
  return { default: statblockSheets[name] };
};
const resource = (name: 'resources' | 'lists') => async () => {
  const { resourceSheets } = await import('./sheets/resources.tsx');
  return { default: resourceSheets[name] };
};
const linkedFrom = (name: 'few' | 'many') => async () => {
  const { linkedFromSheets } = await import('./sheets/linked-from.tsx');
  return { default: linkedFromSheets[name] };
};
const world = (name: 'page' | 'settings' | 'eras' | 'era' | 'member') => async () => {
  const { worldSheets } = await import('./sheets/world.tsx');
  return { default: worldSheets[name] };
};
const beside = (name: 'names' | 'away' | 'follow') => async () => {
  const { besideSheets } = await import('./sheets/beside.tsx');
  return { default: besideSheets[name] };
};
const mentions =
  (name: 'byName' | 'byArticle' | 'searching' | 'readOnly' | 'none' | 'linking' | 'ask' | 'excluded') =>
  async () => {
    const { mentionSheets } = await import('./sheets/mentions.tsx');
    return { default: mentionSheets[name] };
  };
const rename = (name: 'entry' | 'words' | 'none') => async () => {
  const { renameSheets } = await import('./sheets/rename.tsx');
  return { default: renameSheets[name] };
};
const versions = (name: 'entry' | 'none' | 'world') => async () => {
  const { versionSheets } = await import('./sheets/versions.tsx');
  return { default: versionSheets[name] };
};
const history = (name: 'full' | 'empty' | 'parts' | 'conflict' | 'act') => async () => {
  const { historySheets } = await import('./sheets/history.tsx');
  return { default: historySheets[name] };
};
const linkMap = (name: 'world' | 'entry' | 'category' | 'empty') => async () => {
  const { linkMapSheets } = await import('./sheets/link-map.tsx');
  return { default: linkMapSheets[name] };
};
const outbox = (name: 'drafts' | 'few' | 'empty') => async () => {
  const { outboxSheets } = await import('./sheets/outbox.tsx');
  return { default: outboxSheets[name] };
};
const capture =
  (name: 'captured' | 'more' | 'append' | 'earlier' | 'saved' | 'unconnected' | 'nothing') => async () => {
    const { captureSheets } = await import('./sheets/capture.tsx');
    return { default: captureSheets[name] };
  };
const editorLine = (name: 'ask' | 'offer' | 'copy' | 'loss') => async () => {
  const { editorLineSheets } = await import('./sheets/editor-line.tsx');
  return { default: editorLineSheets[name] };
};
const linkProblems = (name: 'broken' | 'syncing' | 'sound' | 'orphans' | 'linked') => async () => {
  const { linkProblemSheets } = await import('./sheets/link-problems.tsx');
  return { default: linkProblemSheets[name] };
};
const findings = (name: 'few' | 'states' | 'many' | 'checks') => async () => {
  const { findingSheets } = await import('./sheets/findings.tsx');
  return { default: findingSheets[name] };
};
const options = (name: 'connected' | 'unconnected') => async () => {
  const { optionsSheets } = await import('./sheets/options.tsx');
  return { default: optionsSheets[name] };
};
const welcome = (name: 'first' | 'sample' | 'connected') => async () => {
  const { welcomeSheets } = await import('./sheets/welcome.tsx');
  return { default: welcomeSheets[name] };
};

/** The UI kit: everything that components/ui exports. */
export const KIT: readonly Listing[] = [
  sheet('buttons', 'Buttons', () => import('./sheets/buttons.tsx')),
  sheet('fields', 'Fields', () => import('./sheets/fields.tsx')),
  sheet('choices', 'Choices', () => import('./sheets/choices.tsx')),
  sheet('notices', 'Notices', () => import('./sheets/notices.tsx')),
  sheet('progress', 'How far a long task is', () => import('./sheets/progress.tsx')),
  sheet('surfaces', 'Tiles, cards and menus', () => import('./sheets/surfaces.tsx')),
  sheet('drawings', 'Drawings and keys', () => import('./sheets/drawings.tsx')),
  sheet('confirm', 'A question', () => import('./sheets/confirm.tsx'), 320),
  sheet('toasts', 'Toasts', () => import('./sheets/toasts.tsx'), 320),
  sheet('keys', 'Keyboard shortcuts', () => import('./sheets/keys.tsx'), 420),
  sheet('page-side', 'The side of a long page', () => import('./sheets/page-side.tsx'), 320),
  sheet('help', 'Something to look at', () => import('./sheets/help.tsx'), 320),
];

export const SCREENS: readonly Listing[] = [
  sheet('rows', 'Rows of a search', rows('twoLines')),
  sheet('rows-one-line', 'Rows in one line', rows('oneLine')),
  sheet('resources', 'Resources of other kinds', resource('resources')),
  sheet('lists', 'All entries of a kind', resource('lists')),
  sheet('images', 'Images', () => import('./sheets/images.tsx')),
  sheet('secret', 'A secret, uncovered', () => import('./sheets/secret.tsx'), 720),
  sheet('world', 'The world', world('page')),
  sheet('world-settings', 'The world: its settings', world('settings'), 720),
  sheet('world-eras', 'The world: its eras', world('eras')),
  sheet('world-era', 'The world: an era', world('era'), 720),
  sheet('member', 'A member', world('member')),
  sheet('links', 'Link check', beside('names'), 560),
  sheet('links-away', 'Link check: no text', beside('away')),
  sheet('follow', 'On this page', beside('follow')),
  sheet('editor-ask', 'World Anvil’s editor: a question', editorLine('ask'), 360),
  sheet('editor-offer', 'World Anvil’s editor: a text to put in', editorLine('offer'), 360),
  sheet('editor-copy', 'World Anvil’s editor: a text to copy', editorLine('copy'), 360),
  sheet('editor-loss', 'World Anvil’s editor: what a save has lost', editorLine('loss'), 360),
  sheet('rename', 'Renaming an article', rename('entry'), 640),
  sheet('replace', 'Finding and replacing', rename('words'), 640),
  sheet('replace-none', 'Finding and replacing: nothing', rename('none'), 420),
  sheet('mentions', 'Unlinked mentions by name', mentions('byName'), 720),
  sheet('mentions-articles', 'Unlinked mentions by article', mentions('byArticle'), 720),
  sheet('mentions-searching', 'Unlinked mentions: the search', mentions('searching')),
  sheet('mentions-linking', 'Unlinked mentions: linking', mentions('linking'), 720),
  sheet('mentions-read-only', 'Unlinked mentions of an import', mentions('readOnly'), 640),
  sheet('mentions-none', 'Unlinked mentions: none', mentions('none'), 420),
  sheet('mentions-ask', 'Unlinked mentions: a question', mentions('ask'), 480),
  sheet('mentions-excluded', 'Excluded names', mentions('excluded'), 420),
  sheet('palette', 'Palette', () => import('./sheets/palette.tsx'), 420),
  sheet('panel-home', 'Panel: at hand', panel('home'), 640),
  sheet('panel-found', 'Panel: found', panel('found'), 640),
  sheet('panel-nothing', 'Panel: nothing found', panel('nothing'), 420),
  sheet('progress-screen', 'Progress', () => import('./sheets/progress-screen.tsx')),
  sheet('panel-review', 'Panel: a review', panel('review'), 640),
  sheet('panel-refused', 'Panel: the keys were refused', panel('refused'), 640),
  sheet('panel-paused', 'Panel: copying is paused', panel('paused'), 420),
  sheet('panel-empty', 'Panel: an empty world', panel('empty'), 640),
  sheet('panel-checking', 'Panel: a first sync begins', panel('checking'), 420),
  sheet('panel-in-part', 'Panel: an export read in part', panel('inPart'), 420),
  sheet('panel-absent', 'Panel: a world that is not here', panel('absent'), 420),
  sheet('panel-everywhere', 'Panel: all worlds', panel('everywhere'), 640),
  sheet('panel-unconnected', 'Panel: not connected', panel('unconnected'), 420),
  sheet('links-broken', 'Broken links', linkProblems('broken')),
  sheet('links-syncing', 'Broken links: the world is syncing', linkProblems('syncing')),
  sheet('links-sound', 'Broken links: none', linkProblems('sound')),
  sheet('orphans', 'Orphans', linkProblems('orphans')),
  sheet('orphans-none', 'Orphans: none', linkProblems('linked')),
  sheet('article', 'Article', article('read'), 720),
  sheet('article-standing', 'Article: how the copy stands', article('standing')),
  sheet('linked-from', 'Linked from', linkedFrom('few')),
  sheet('linked-from-many', 'Linked from: hundreds', linkedFrom('many')),
  sheet('statblock', 'Statblock', statblock('creature'), 720),
  sheet('statblock-beside', 'Statblocks side by side', statblock('beside'), 720),
  sheet('statblock-plain', 'Statblock of an unknown template', statblock('plain'), 720),
  sheet('statblock-standing', 'Statblock: how the copy stands', statblock('standing')),
  sheet('act', 'Changing an entry', history('act')),
  sheet('findings', 'Review: findings', findings('few')),
  sheet('findings-states', 'Review: findings, other states', findings('states')),
  sheet('findings-many', 'Review: thousands of findings', findings('many'), 720),
  sheet('findings-checks', 'Review: all checks', findings('checks'), 640),
  sheet('categories', 'Choosing a category', () => import('./sheets/categories.tsx')),
  sheet('history', 'History', history('full'), 720),
  sheet('history-empty', 'History: before the first change', history('empty'), 420),
  sheet('versions', 'Versions of an article', versions('entry'), 720),
  sheet('versions-none', 'Versions: before the first', versions('none'), 420),
  sheet('versions-world', 'What changed in a world', versions('world'), 420),
  sheet('history-parts', 'What was changed, in parts', history('parts')),
  sheet('history-conflict', 'Changed meanwhile', history('conflict'), 640),
  sheet('link-map', 'Link map: a world', linkMap('world'), 800),
  sheet('link-map-entry', 'Link map: around one entry', linkMap('entry'), 800),
  sheet('link-map-category', 'Link map: a category', linkMap('category'), 800),
  sheet('link-map-empty', 'Link map: no links yet', linkMap('empty'), 480),
  sheet('outbox', 'Outbox', outbox('drafts')),
  sheet('by-hand', 'Entered by hand', () => import('./sheets/by-hand.tsx')),
  sheet('outbox-few', 'Outbox: a few drafts', outbox('few'), 360),
  sheet('outbox-empty', 'Outbox: empty', outbox('empty'), 160),
  sheet('help-page', 'Help', () => import('./sheets/help-page.tsx'), 900),
  sheet('capture', 'Capture', capture('captured'), 600),
  sheet('capture-more', 'Capture: more fields', capture('more'), 600),
  sheet('capture-append', 'Capture: a section for an article', capture('append'), 600),
  sheet('capture-earlier', 'Capture: an earlier selection of the page', capture('earlier'), 600),
  sheet('capture-saved', 'Capture: saved', capture('saved')),
  sheet('capture-nothing', 'Capture: nothing, in the sample world', capture('nothing'), 600),
  sheet('capture-unconnected', 'Capture: not connected', capture('unconnected'), 600),
  sheet('connection', 'Connection', () => import('./sheets/connection.tsx')),
  sheet('connect', 'Connecting', () => import('./sheets/connect.tsx')),
  sheet('copies', 'Copies of worlds', () => import('./sheets/copies.tsx')),
  sheet('settings', 'Parts of the options', () => import('./sheets/settings.tsx')),
  sheet('options', 'Options', options('connected'), 720),
  sheet('options-unconnected', 'Options: not connected', options('unconnected'), 720),
  sheet('welcome', 'Welcome', welcome('first'), 720),
  sheet('welcome-sample', 'Welcome: the sample world is there', welcome('sample'), 720),
  sheet('welcome-connected', 'Welcome: connected', welcome('connected'), 720),
  sheet('documents', 'Bringing in documents', () => import('./sheets/documents.tsx')),
  sheet('entering', 'A queue to enter by hand', () => import('./sheets/entering.tsx')),
  sheet('put-back', 'Putting back', () => import('./sheets/put-back.tsx')),
  sheet(
    'put-back-question',
    'Before putting back',
    async () => ({ default: (await import('./sheets/put-back.tsx')).putBackQuestion }),
    560,
  ),
  sheet('import', 'Reading an export', () => import('./sheets/import.tsx'), 720),
  sheet('backup', 'Backup', () => import('./sheets/backup.tsx')),
];
