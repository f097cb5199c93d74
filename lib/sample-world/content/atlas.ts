import type { HandWrittenEvent, HandWrittenMarker } from './types.ts';

export const timelineTitle = 'Years of the Lamps';

export const events: HandWrittenEvent[] = [
  {
    year: '-40',
    title: 'The first lamp is lit',
    significance: 5,
    of: 'The First Lamp',
    content: 'By whom isn’t known, and for whom isn’t asked.',
  },
  {
    year: '212',
    title: 'The city takes its name',
    significance: 3,
    of: 'Saltmere',
    content: 'Nine lamps, nine seats, one debt.',
  },
  {
    year: '288',
    title: 'Salt is taxed',
    significance: 2,
    of: 'The Salt Tax of 288',
    content: 'And boats begin to leave at night.',
  },
  {
    year: '300',
    title: 'Edda Marsh takes the rock',
    significance: 1,
    of: 'Edda Marsh',
    content: 'For one winter.',
  },
  {
    year: '301',
    title: 'The ninth lamp goes out',
    significance: 5,
    of: 'The Flood of the Ninth Lamp',
    content: 'The quarter drowns. A child is found in a boat, dry.',
  },
  {
    year: '327',
    title: 'The Merrow Bell is raised',
    significance: 3,
    of: 'The Merrow Bell',
    content: 'Without its tongue, and not without a sound.',
  },
  {
    year: '330',
    title: 'A ledger is found',
    significance: 4,
    of: 'Ledger of Small Debts',
    content: 'And read, by the wrong person or the right one.',
  },
];

export const mapTitle = 'The harbor and its lamps';

/** Pins, in pixels of the chart. */
export const markers: HandWrittenMarker[] = [
  { title: 'The Needle', x: 640, y: 720 },
  { title: 'Saint Orla’s Stair', x: 900, y: 380 },
  { title: 'The Lantern Inn', x: 420, y: 340 },
  { title: 'The Eighth Lamp', x: 760, y: 560 },
];

/** Readers with access to more than the public. */
export const groups = [
  { title: 'Thursday’s table', description: 'Ada, Jonas and Ivo.' },
  { title: 'Friends of the Ninth Crew', description: 'They know about the jar.' },
];

export const variables = [
  { key: 'lamps', value: '8' },
  { key: 'year', value: '330' },
  { key: 'tide', value: 'falling' },
];

export const worldAbout = {
  subtitle: 'Trust the lamps. Never the light.',
  description:
    'A harbor city of nine lamps, one of which went out thirty years ago and is still being paid for. [b]A small world for trying things out:[/b] change what you like.',
  tags: 'harbor,fantasy,mystery',
  author: 'Tidewright',
};
