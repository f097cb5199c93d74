import { events, groups, mapTitle, markers, timelineTitle, variables } from '../content/sample.ts';
import { sampleId } from '../world.ts';
import { type Draft, linkTo, linkToAll } from './draft.ts';
import { articleId, imageId, templateOf } from './names.ts';

/** The id of an article that exists. */
function knownArticle(title: string): string {
  templateOf(title);
  return articleId(title);
}

/** A timeline, a map, variables and subscriber groups. */
export function atlas(): Draft[] {
  const map = sampleId('map', mapTitle);
  const collection = sampleId('variable_collection', 'harbor');
  return [
    ...events.map(({ year, title, significance, of, content }) => ({
      ...{ kind: 'history', id: sampleId('history', title), title, fields: { year, significance, content } },
      links: { article: linkTo('article', knownArticle(of)) },
    })),
    {
      ...{ kind: 'timeline', id: sampleId('timeline', timelineTitle), title: timelineTitle },
      fields: { description: '', type: 'master' },
      links: {
        histories: linkToAll(
          'history',
          events.map(({ title }) => sampleId('history', title)),
        ),
      },
    },
    {
      ...{ kind: 'map', id: map, title: mapTitle, fields: { description: '', legend: '' } },
      links: { image: linkTo('image', imageId('harbor-chart')) },
    },
    ...markers.map(({ title, x, y }) => ({
      ...{ kind: 'marker', id: sampleId('marker', title), title, fields: { geoX: x, geoY: y } },
      links: { map: linkTo('map', map), targetArticle: linkTo('article', knownArticle(title)) },
    })),
    ...groups.map(({ title, description }, position) => ({
      ...{ kind: 'subscribergroup', id: sampleId('subscribergroup', title), title },
      fields: { description, position, isDefault: position === 0, isHidden: false, isAssignable: true },
    })),
    {
      kind: 'variable_collection',
      id: collection,
      title: 'Harbor',
      fields: { description: '', prefix: 'harbor' },
    },
    ...variables.map(({ key, value }) => ({
      ...{
        kind: 'variable',
        id: sampleId('variable', key),
        title: key,
        fields: { k: key, v: value, type: 'string' },
      },
      links: { collection: linkTo('variable_collection', collection) },
    })),
  ];
}
