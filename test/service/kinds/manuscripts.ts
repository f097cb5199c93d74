import { type Kind, kindOf } from './kind.ts';

const granularities = [-1, 0, 1, 2, 3];

/** A resource attached to a manuscript or one of its versions. Only its title is documented. */
function appendage(name: string, of: 'manuscript' | 'manuscript_version'): Kind {
  const kind = `manuscript_${name}`;
  const by = of === 'manuscript' ? 'manuscript' : 'version';
  return kindOf(kind, {
    entityClass: `Manuscript${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    within: by,
    at: { 0: `content color position:number=0 ${by}>${of}! part>manuscript_part` },
    lists: [
      { path: `${of}/${kind}s`, of, by },
      { path: `${of}/${name}s`, of, by },
    ],
    granularities,
  });
}

export const manuscriptKinds = [
  kindOf('manuscript', {
    entityClass: 'Manuscript',
    keeper: 'owner',
    state: 'private',
    at: {
      0: `status=ongoing description likes:number=0 views:number=0 words:number=0 cover>image author@owner
          world@world`,
      2: 'versions<manuscript_version.manuscript',
    },
    lists: [{ path: 'world/manuscripts', of: 'world' }],
    page: '/community/manuscripts/read/:slug',
    edit: '/world/manuscript/:id/edit',
    granularities,
  }),
  kindOf('manuscript_version', {
    entityClass: 'ManuscriptVersion',
    within: 'manuscript',
    state: 'private',
    at: {
      0: 'description isActive:flag manuscript>manuscript!',
      2: 'parts<manuscript_part.version',
    },
    lists: [
      { path: 'manuscript/manuscript_versions', of: 'manuscript', by: 'manuscript' },
      { path: 'manuscript/versions', of: 'manuscript', by: 'manuscript' },
    ],
    granularities,
  }),
  kindOf('manuscript_part', {
    entityClass: 'ManuscriptPart',
    within: 'version',
    at: {
      0: `type=text content synopsis position:number=0 isSupporting:flag version>manuscript_version!
          parent>manuscript_part image>image`,
      2: 'children<manuscript_part.parent beats<manuscript_beat.part',
    },
    lists: [
      { path: 'manuscript_version/manuscript_parts', of: 'manuscript_version', by: 'version' },
      { path: 'manuscript_version/parts', of: 'manuscript_version', by: 'version' },
    ],
    granularities,
  }),
  kindOf('manuscript_beat', {
    entityClass: 'ManuscriptBeat',
    within: 'part',
    titled: 'content',
    at: { 0: 'content position:number=0 part>manuscript_part!' },
    lists: [
      { path: 'manuscript_part/manuscript_beats', of: 'manuscript_part', by: 'part' },
      { path: 'manuscript_part/beats', of: 'manuscript_part', by: 'part' },
    ],
    granularities,
  }),
  appendage('bookmark', 'manuscript'),
  appendage('tag', 'manuscript'),
  appendage('label', 'manuscript'),
  appendage('stat', 'manuscript_version'),
  appendage('plot', 'manuscript_version'),
];
