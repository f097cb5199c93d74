import type { Tab } from './tab.ts';

/** Drops a saved page onto the import's drop zone, as Firefox's driver can't choose files of extension pages. */
export const dropFile = (tab: Tab, text: string): Promise<unknown> =>
  tab.eval(`(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([${JSON.stringify(text)}], 'Export.html', { type: 'text/html' }));
    const zone = document.querySelector('.import-zone');
    for (const type of ['dragover', 'drop'])
      zone?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  })()`);
