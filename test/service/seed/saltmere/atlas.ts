import type { Planter } from '../planter.ts';

const years: { year: string; title: string; significance: number; of?: string; content: string }[] = [
  {
    year: '-40',
    title: 'The first lamp is lit',
    significance: 5,
    of: 'The First Lamp',
    content: 'By whom is not known.',
  },
  {
    year: '288',
    title: 'Salt is taxed',
    significance: 2,
    of: 'The Salt Tax of 288',
    content: 'And boats begin to leave at night.',
  },
  {
    year: '301',
    title: 'The ninth lamp goes out',
    significance: 5,
    of: 'The Flood of the Ninth Lamp',
    content: '[b]The quarter drowns.[/b]',
  },
  {
    year: '304',
    title: 'Edda Marsh takes the rock',
    significance: 1,
    of: 'Edda Marsh',
    content: 'For one winter.',
  },
  {
    year: '312',
    title: 'A ledger is found',
    significance: 3,
    of: 'Ledger of Small Debts',
    content: 'Read by the wrong person.',
  },
];

/** Adds a timeline with events and eras, a map with layers and markers, and a canvas. */
export function plantAtlas(planter: Planter): void {
  const timeline = planter.plant('timeline', {
    title: 'Years of the lamps',
    fields: { description: 'From the first lamp on.', type: 'master' },
    links: { article: planter.article('Saltmere') },
  });
  planter.plant('era', {
    title: 'Before the wardens',
    fields: { startingYear: '-100', endingYear: '0' },
    links: { timeline },
  });
  planter.plant('era', { title: 'The nine lamps', fields: { startingYear: '1' }, links: { timeline } });
  for (const { year, title, significance, of, content } of years)
    planter.plant('history', {
      title,
      fields: { year, significance, content, month: '3', fullcontent: `${content}\r\n\r\nSo it is told.` },
      links: { timelines: timeline, article: of === undefined ? undefined : planter.article(of) },
    });

  const map = planter.plant('map', {
    title: 'The harbour and its wards',
    fields: { description: 'Soundings in fathoms.' },
    links: { image: { kind: 'image', id: '3' } },
  });
  planter.plant('layer', { title: 'High water', fields: { isDefault: true }, links: { map } });
  planter.plant('layer', { title: 'Low water', fields: { position: 1 }, links: { map } });
  const lampType = planter.plant('markertype', { title: 'Lamp', fields: { color: '#b4690e' } });
  const doorType = planter.plant('markertype', { title: 'Door', fields: { color: '#17545f' } });
  const lamps = planter.plant('markergroup', { title: 'Lamps', links: { map } });
  const doors = planter.plant('markergroup', { title: 'Doors', fields: { isHidden: true }, links: { map } });
  for (const [index, title] of ['The Needle', 'Saint Orla’s Stair', 'The Lantern Inn'].entries())
    planter.plant('marker', {
      title,
      fields: { geoX: 120 + index * 310, geoY: 200 + index * 90, description: `See ${title}` },
      links: {
        map,
        group: index < 2 ? lamps : doors,
        markertype: index < 2 ? lampType : doorType,
        targetArticle: planter.article(title),
      },
    });
  planter.plant('canvas', {
    title: 'Who owes whom',
    fields: { data: { nodes: [{ id: 'a', text: 'Isaura' }], edges: [] } },
  });
}
