import { type ExportPart, readExportPage } from '../../../lib/world-export/index.ts';
import { articleId, type PageArticle } from './export-page.ts';

export async function* chunksOf(text: string, size = 700): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

export async function read(html: string, size?: number): Promise<ExportPart[]> {
  const parts: ExportPart[] = [];
  const options = {
    worldId: 'w',
    address: 'https://www.worldanvil.com/world/saltmere/export',
    signal: new AbortController().signal,
    pause: async () => {},
  };
  for await (const part of readExportPage(chunksOf(html, size), options)) parts.push(part);
  return parts;
}

export const itemsOf = (parts: readonly ExportPart[]) =>
  parts.flatMap((part) => (part.part === 'items' ? part.items : []));
export const articlesOf = (parts: readonly ExportPart[]) =>
  itemsOf(parts).flatMap((item) => (item.kind === 'article' ? item : []));
export const problemsOf = (parts: readonly ExportPart[]) =>
  parts.flatMap((part) => (part.part === 'problem' ? part.problem : []));
export const one = (change: Partial<PageArticle>): PageArticle => ({
  ...{ id: articleId(1), title: 'Edda', body: '<p>Text</p>' },
  ...change,
});
