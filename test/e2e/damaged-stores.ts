// Scripts that damage the extension's stores, for one of its pages. They work in every browser.

/** Our own connections close by themselves. Anything that blocks longer stays as it is. */
const opening = (body: string) => `(async () => {
  const opened = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  ${body}
})()`;

/** A store as a later version of Loreside leaves it. */
export const newer = (name: string) =>
  opening(`(await opened(indexedDB.open(${JSON.stringify(name)}, 99))).close();`);

/** Removes the object stores. */
export const withoutStores = (name: string) =>
  opening(`const before = await opened(indexedDB.open(${JSON.stringify(name)}));
  const { version } = before;
  before.close();
  await opened(indexedDB.deleteDatabase(${JSON.stringify(name)}));
  const request = indexedDB.open(${JSON.stringify(name)}, version);
  request.onupgradeneeded = () => request.result.createObjectStore('other');
  (await opened(request)).close();`);

/** Keeps every record's key and changes the types of everything else. */
export const wrongTypes = (name: string) =>
  opening(`const db = await opened(indexedDB.open(${JSON.stringify(name)}));
  const write = db.transaction([...db.objectStoreNames], 'readwrite');
  for (const name of db.objectStoreNames) {
    const table = write.objectStore(name);
    const rows = await opened(table.getAll());
    const keys = [table.keyPath].flat();
    if (table.keyPath === null) continue;
    for (const row of rows)
      table.put(Object.fromEntries(Object.entries(row).map(([key, value]) =>
        [key, keys.includes(key) ? value : typeof value === 'number' ? 'seven' : 7])));
  }
  await new Promise((resolve) => { write.oncomplete = resolve; });
  db.close();`);

/** Whether a screen has read the stores and shows what came of it. */
export const STORES_ARE_READ = `(() => {
  const shows = (css) => document.querySelector(css) !== null;
  const says = (words) => words.test(document.body.innerText);
  switch (document.body.dataset.ready) {
    case 'popup':
      return says(/Empty draft/);
    case 'sidepanel':
      return says(/No drafts yet/);
    case 'palette':
      return true;
    case 'welcome':
      return says(/Application key|Connect your world/);
    case 'options':
      return (
        shows('#offline-copy .world-copy-state, #offline-copy .notice') &&
        [/Loreside uses about/, /No changes yet|Start new history/, /No backup saved|Start over/].every(says)
      );
    default:
      return false;
  }
})()`;

/** Every database but that of drafts, which has tests of its own. The keys’ comes first. */
export const DATABASES = ['vault', 'library', 'history', 'backup', 'versions', 'journal', 'import'].map(
  (name) => `loreside-${name}`,
);

/** Puts a text into the journal. */
export const KEPT_TEXT = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('loreside-journal');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const transaction = opening.result.transaction('texts', 'readwrite');
    const words = { page: 'article:1', worldId: 'w', title: 'Kept', field: 'content', text: 'Typed.', before: '' };
    transaction.objectStore('texts').put({ ...words, id: 'kept', html: null, at: Date.now(), turn: 1, state: 'open', size: 6 });
    transaction.oncomplete = () => (opening.result.close(), resolve());
  };
})`;
