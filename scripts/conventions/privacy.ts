import { type SourceFile, withoutComments } from './tree.ts';

const SHIPPED = /^(lib|components|entrypoints)\//;
const REQUEST =
  /\b(?:fetch\(|sendBeacon\b|importScripts\()|\bnew (?:XMLHttpRequest|WebSocket|EventSource|WebTransport|RTCPeerConnection)\b/;

/** Files that open a database or cache name it with a constant like this. */
const OPENS = /\bcreateConnection\b|\bConnectionOptions\b|\bcaches\.open\(/;
const STORE = /\bconst \w*(?:NAME|DATABASE|CACHE) = '(loreside-[\w-]+)'/g;
const KEYED = /\bstorage\b|\b(?:local|session)Storage\b|\bstored\b|KEY = /;
const KEY =
  /(?:\bconst \w*(?:KEY|PREFIX|COPY|STREAMING|WINDOW)\b[^='"`]*= |\bstored(?:<[^(]*>)?\(\s*|\bstorageShelf\('\w+', )'([a-z][\w.-]*\/?)'/gi;
/** Only beside `localStorage`: elsewhere such tables have other contents. */
const KEY_TABLE = /\bconst KEYS = \{([^}]*)\}/g;

/** Names of databases and caches, and keys or prefixes of keys in the browser's storage areas. */
function namesIn(code: string): string[] {
  const stores = OPENS.test(code) ? [...code.matchAll(STORE)] : [];
  const keys = KEYED.test(code) ? [...code.matchAll(KEY)] : [];
  const tables = [...(/\blocalStorage\b/.test(code) ? code.matchAll(KEY_TABLE) : [])].flatMap(
    ([, table = '']) => [...table.matchAll(/'([\w.]+)'/g)],
  );
  return [...stores, ...keys, ...tables].map(([, name = '']) => name);
}

const sectionOf = (document: string, title: string): string =>
  document.split(/^## /m).find((section) => section.startsWith(title)) ?? '';
const quotedIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, quoted = '']) => quoted);

function differences(stated: readonly string[], found: readonly string[], kind: string): string[] {
  return [
    ...found
      .filter((one) => !stated.includes(one))
      .map((one) => `PRIVACY.md doesn't mention ${kind} ${one}.`),
    ...stated
      .filter((one) => !found.includes(one))
      .map((one) => `PRIVACY.md mentions ${kind} ${one}, which doesn't exist.`),
  ];
}

/**
 * Compares PRIVACY.md with the code: it must name every file that makes a request, and every place where something is
 * stored, and nothing else.
 */
export function privacyFaults(
  document: string,
  files: readonly Pick<SourceFile, 'path' | 'text'>[],
): string[] {
  const shipped = files.filter(({ path }) => SHIPPED.test(path));
  const code = shipped.map(({ path, text }) => ({ path, text: withoutComments(text) }));
  const requests = code.filter(({ text }) => REQUEST.test(text)).map(({ path }) => path);
  const names = [...new Set(code.flatMap(({ text }) => namesIn(text)))];
  const sent = quotedIn(sectionOf(document, 'What is sent')).filter((one) => SHIPPED.test(one));
  const stored = quotedIn(sectionOf(document, 'What is stored'));
  return [...differences(sent, requests, 'the request in'), ...differences(stored, names, 'the stored')];
}
