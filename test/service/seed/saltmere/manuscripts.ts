import type { Target } from '../../database/index.ts';
import type { Planter } from '../planter.ts';

/** A part of a manuscript: a text, a folder of parts, or an image. */
type Leaf = {
  title: string;
  text?: string;
  beats?: string[];
  image?: number;
  supporting?: true;
  parts?: Leaf[];
};

const book: Leaf[] = [
  {
    title: 'Act One',
    parts: [
      {
        title: 'Chapter 1',
        parts: [
          {
            title: 'The Lantern Inn',
            parts: [
              {
                title: 'A quiet table',
                text: 'They spoke [i]low[/i], and of oil.',
                parts: [{ title: 'Struck out', text: 'Too deep to be exported.' }],
              },
              { title: 'Five levels', parts: [{ title: 'Fifth', text: 'This stands on the fifth level.' }] },
            ],
          },
          { title: 'Rain', text: 'It rained on the quays.', beats: ['Somebody knocks.', 'Nobody answers.'] },
        ],
      },
      { title: 'The harbour, drawn', image: 3 },
    ],
  },
  {
    title: 'Act Two',
    parts: [
      { title: 'Chapter 2', parts: [{ title: 'On the rock', text: 'Edda lit it again.\r\nAnd again.' }] },
    ],
  },
  { title: 'Research', supporting: true, parts: [{ title: 'Tides', text: 'Not part of the book.' }] },
  { title: 'Afterword', text: 'Thanks to the gulls.' },
];

/** Adds a book in two versions, five levels deep, and a second, private one. */
export function plantManuscripts(planter: Planter): void {
  const image = (id: number): Target => ({ kind: 'image', id: String(id) });
  const manuscript = planter.plant('manuscript', {
    title: 'Trust the Lamps',
    state: 'public',
    tags: 'novel,harbour',
    fields: {
      status: 'ongoing',
      description: 'A [b]novel[/b] of the harbour.',
      likes: 7,
      views: 120,
      words: 48,
    },
    links: { cover: image(1) },
  });
  const draft = planter.plant('manuscript_version', {
    title: 'First draft',
    links: { manuscript },
    state: 'private',
  });
  planter.plant('manuscript_part', {
    title: 'Everything, once',
    fields: { type: 'text', content: 'It begins somewhere else.' },
    links: { version: draft },
  });
  const fair = planter.plant('manuscript_version', {
    title: 'Fair copy',
    state: 'public',
    fields: { isActive: true },
    links: { manuscript },
  });
  plantParts(planter, fair, undefined, book);
  planter.plant('manuscript_bookmark', { title: 'Read on here', links: { manuscript } });
  planter.plant('manuscript_label', { title: 'To do', fields: { color: '#b4690e' }, links: { manuscript } });
  planter.plant('manuscript_plot', { title: 'Who keeps the ninth lamp?', links: { version: fair } });
  planter.plant('manuscript_stat', { title: 'Words today', links: { version: fair } });
  const second = planter.plant('manuscript', {
    title: 'The Tenth Light',
    fields: { status: 'completed', description: '' },
  });
  planter.plant('manuscript_version', { title: 'Outline', links: { manuscript: second } });
}

function plantParts(planter: Planter, version: Target, parent: Target | undefined, parts: Leaf[]): void {
  for (const [position, { title, text, beats = [], image, supporting, parts: inside }] of parts.entries()) {
    const part = planter.plant('manuscript_part', {
      title,
      fields: {
        type: image === undefined ? (inside && text === undefined ? 'folder' : 'text') : 'image',
        content: text ?? null,
        position,
        isSupporting: supporting ?? false,
      },
      links: {
        version,
        parent,
        image: image === undefined ? undefined : { kind: 'image', id: String(image) },
      },
    });
    for (const [order, content] of beats.entries())
      planter.plant('manuscript_beat', { title: '', fields: { content, position: order }, links: { part } });
    if (inside) plantParts(planter, version, part, inside);
  }
}
