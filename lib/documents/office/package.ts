import { readDirectory, unpack, ZipDamaged, type ZipEntry } from '../../archive/index.ts';
import { decodedText } from '../../world-export/index.ts';
import { parseInert } from '../inert.ts';
import { CannotRead } from '../reader.ts';

/** Bytes of one file in a document that is read. */
const MOST_XML = 32_000_000;

/** The files of a word processor's document, which is a ZIP. */
export interface Package {
  paths: string[];
  /** The root element of an XML file; null if there is no such file. */
  xml(path: string): Promise<Element | null>;
  text(path: string): Promise<string | null>;
}

export async function openPackage(bytes: Uint8Array<ArrayBuffer>): Promise<Package> {
  const zip = new Blob([bytes]);
  const entries = await readDirectory(zip, { onUnsafe: () => {} }).catch((error: unknown) => {
    // Encrypted documents aren't ZIPs.
    throw error instanceof ZipDamaged ? new CannotRead('damaged') : error;
  });
  const read = async (entry: ZipEntry | undefined): Promise<string | null> => {
    if (!entry) return null;
    if (entry.bytes > MOST_XML) throw new CannotRead('tooLarge');
    const found = await unpack(zip, entry);
    if (!found) throw new CannotRead('damaged');
    return decodedText(found).text;
  };
  return {
    paths: [...entries.keys()],
    text: (path) => read(entries.get(path)),
    async xml(path) {
      const text = await read(entries.get(path));
      return text === null ? null : parseXml(text);
    },
  };
}

/** Parses XML of a stranger: without a document type, no entity can grow. */
export function parseXml(text: string): Element {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new CannotRead('damaged');
  const { documentElement } = parseInert(text, 'application/xml');
  if (documentElement.querySelector('parsererror')) throw new CannotRead('damaged');
  return documentElement;
}

/** The elements directly inside. Names are those of the file, such as `w:p`. */
export const inside = (element: Element | null | undefined, name?: string): Element[] =>
  [...(element?.children ?? [])].filter((child) => name === undefined || child.nodeName === name);

/** The first element at the end of these names. */
export const find = (element: Element | null | undefined, ...names: string[]): Element | undefined =>
  names.reduce<Element | undefined>((within, name) => inside(within, name)[0], element ?? undefined);
