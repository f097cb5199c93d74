import type { HandWrittenPart } from '../content/index.ts';
import { fairCopy, firstDraft, manuscriptAbout } from '../content/sample.ts';
import { sampleId } from '../world.ts';
import { type Draft, linkTo } from './draft.ts';
import { imageId } from './names.ts';

const VERSIONS: readonly (readonly [
  title: string,
  state: 'public' | 'private',
  parts: readonly HandWrittenPart[],
])[] = [
  ['Fair copy', 'public', fairCopy],
  ['First draft', 'private', firstDraft],
];

export function manuscripts(): Draft[] {
  const { title, ...about } = manuscriptAbout;
  const id = sampleId('manuscript', title);
  const [active = ['', '']] = VERSIONS;
  return [
    {
      ...{ kind: 'manuscript', id, title },
      fields: { ...about, state: 'public', status: 'ongoing' },
      links: {
        cover: linkTo('image', imageId('harbor')),
        activeVersion: linkTo('manuscript_version', sampleId('manuscript_version', active[0])),
      },
    },
    ...VERSIONS.flatMap(([versionTitle, state, parts]) => {
      const version = sampleId('manuscript_version', versionTitle);
      return [
        {
          ...{ kind: 'manuscript_version', id: version, title: versionTitle, fields: { state } },
          links: { manuscript: linkTo('manuscript', id) },
        },
        ...partsOf(parts, version, null),
      ];
    }),
  ];
}

function partsOf(parts: readonly HandWrittenPart[], version: string, parent: string | null): Draft[] {
  return parts.flatMap(({ title, text = '', beats = [], image, parts: inside }, position) => {
    const id = sampleId('manuscript_part', `${version} ${parent} ${title}`);
    const type = image === undefined ? (inside ? 'folder' : 'text') : 'image';
    return [
      {
        ...{ kind: 'manuscript_part', id, title, fields: { type, content: text, position } },
        links: {
          version: linkTo('manuscript_version', version),
          parent: parent === null ? null : linkTo('manuscript_part', parent),
          image: image === undefined ? null : linkTo('image', imageId(image)),
        },
      },
      ...beats.map((content, at) => ({
        ...{ kind: 'manuscript_beat', id: sampleId('manuscript_beat', `${id} ${at}`), title: '' },
        fields: { content, position: at },
        links: { part: linkTo('manuscript_part', id) },
      })),
      ...partsOf(inside ?? [], version, id),
    ];
  });
}
