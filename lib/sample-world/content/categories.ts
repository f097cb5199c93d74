import type { Branch } from './types.ts';

export const branches: Branch[] = [
  {
    title: 'The City',
    description: 'Streets, quays and everything built between the tide walls.',
    under: [
      {
        title: 'Districts',
        description: 'The seven wards.',
        under: [{ title: 'The Lower Quays', description: 'Below the tide line.' }],
      },
      { title: 'Landmarks', description: 'What sailors steer by.' },
    ],
  },
  {
    title: 'People',
    description: 'Who is who, and who was.',
    under: [
      { title: 'Wardens', description: 'Keepers of the lamps.' },
      {
        title: 'Smugglers',
        description: 'Keepers of nothing.',
        under: [{ title: 'The Ninth Crew', description: 'Still at large.' }],
      },
    ],
  },
  { title: 'Orders and Guilds', description: 'Oaths, dues and feuds.' },
  {
    title: 'Lore',
    description: 'Myths, customs and laws.',
    under: [{ title: 'Sea Lore', description: 'What the water remembers.' }],
  },
  { title: 'Things', description: 'Objects worth a story.' },
  { title: 'Session Notes', description: 'The table’s own record.' },
];
