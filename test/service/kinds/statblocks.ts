import { kindOf } from './kind.ts';

export const statblockKinds = [
  kindOf('block', {
    entityClass: 'Block',
    numbered: true,
    state: 'world',
    at: {
      0: 'identifier dataParser=yaml textualdata tabulardata jsondata isShared:flag isSRD:flag',
      2: 'template>blocktemplate! RPGSRD>rpgsystem! author@owner folder>blockfolder world@world',
    },
    lists: [
      { path: 'blockfolder/blocks', of: 'blockfolder', by: 'folder' },
      { path: 'world/blocks', of: 'world' },
    ],
    page: '/sheet/:id/view',
    edit: '/world/block/:id/edit',
  }),
  kindOf('blockfolder', {
    entityClass: 'BlockFolder',
    numbered: true,
    at: { 0: 'description position:number=0', 2: 'parent>blockfolder world@world blocks<block.folder' },
    lists: [{ path: 'world/blockfolders', of: 'world' }],
  }),
  kindOf('blocktemplate', {
    entityClass: 'BlockTemplate',
    numbered: true,
    keeper: 'shared',
    at: {
      0: 'description formSchema formSchemaParser!! isShared:flag isOfficial:flag',
      2: `displayStructure displayCss preview RPGSRD>rpgsystem author@owner
          parts<blocktemplatepart.template`,
    },
    lists: [{ path: 'user/blocktemplates', of: 'user' }],
    granularities: [-1, 0, 1, 2],
  }),
  kindOf('blocktemplatepart', {
    entityClass: 'BlockTemplatePart',
    numbered: true,
    within: 'template',
    at: {
      0: `type description placeholder required:flag position:number=0 section rows:number renderer min:number
          max:number options`,
      2: 'template>blocktemplate!',
    },
    lists: [{ path: 'blocktemplate/blocktemplateparts', of: 'blocktemplate', by: 'template' }],
  }),
  kindOf('rpgsystem', {
    entityClass: 'RPGSRD',
    numbered: true,
    keeper: 'shared',
    readOnly: true,
    at: { 0: 'description publisher identifier' },
    lists: [{ path: 'rpgsystems' }],
    granularities: [-1, 0],
  }),
];
