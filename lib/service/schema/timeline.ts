import * as z from 'zod/mini';
import type { History, MapMarker, Timeline, WorldDate, WorldMap } from '../../model/index.ts';
import { id, number, reference, text } from './fields.ts';
import { answer } from './parse.ts';
import { detail, entityOf, link, links, picture } from './reference.ts';

export const map = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({ id, ...detail, description: text, legend: text, image: picture, markers: links }),
  /* @__PURE__ */ z.transform(
    (wire): Omit<WorldMap, 'raw'> => ({
      ...entityOf(wire),
      description: wire.description ?? '',
      legend: wire.legend ?? '',
      image: wire.image,
      markers: wire.markers,
    }),
  ),
);

export const mapMarker = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({
    id,
    ...detail,
    description: text,
    content: text,
    geoX: number,
    geoY: number,
    x: number,
    y: number,
    group: link,
    markerGroup: link,
    markertype: link,
    type: link,
    article: link,
    map: reference,
    targetArticle: link,
    targetLocation: link,
    targetOrganization: link,
    targetMap: link,
    targetCategory: link,
    targetHistoricalEntry: link,
  }),
  /* @__PURE__ */ z.transform(
    (wire): Omit<MapMarker, 'raw'> => ({
      ...entityOf(wire),
      description: wire.description ?? wire.content ?? '',
      x: wire.geoX ?? wire.x,
      y: wire.geoY ?? wire.y,
      group: wire.group ?? wire.markerGroup,
      type: wire.markertype ?? wire.type,
      mapId: wire.map,
      target:
        wire.targetArticle ??
        wire.article ??
        wire.targetLocation ??
        wire.targetOrganization ??
        wire.targetMap ??
        wire.targetCategory ??
        wire.targetHistoricalEntry,
    }),
  ),
);

export const timeline = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({
    id,
    ...detail,
    description: text,
    type: text,
    histories: links,
    eras: links,
    article: reference,
    category: reference,
  }),
  /* @__PURE__ */ z.transform(
    (wire): Omit<Timeline, 'raw'> => ({
      ...entityOf(wire),
      description: wire.description ?? '',
      type: wire.type,
      histories: wire.histories,
      eras: wire.eras,
      articleId: wire.article,
      categoryId: wire.category,
    }),
  ),
);

export const history = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({
    id,
    ...detail,
    year: text,
    month: number,
    day: number,
    hour: number,
    minute: number,
    endingYear: text,
    endingMonth: number,
    endingDay: number,
    endingHour: number,
    endingMinute: number,
    significance: number,
    content: text,
    fullcontent: text,
    meta: text,
    article: reference,
    timelines: links,
  }),
  /* @__PURE__ */ z.transform(
    (wire): Omit<History, 'raw'> => ({
      ...entityOf(wire),
      begins: dateOf(wire),
      ends: dateOf({
        year: wire.endingYear,
        month: wire.endingMonth,
        day: wire.endingDay,
        hour: wire.endingHour,
        minute: wire.endingMinute,
      }),
      significance: wire.significance,
      content: wire.content ?? '',
      fullContent: wire.fullcontent ?? '',
      meta: wire.meta ?? '',
      articleId: wire.article,
      timelines: wire.timelines,
    }),
  ),
);

function dateOf(wire: Omit<WorldDate, 'year'> & { year: string | null }): WorldDate | null {
  const { year, month, day, hour, minute } = wire;
  return year ? { year, month, day, hour, minute } : null;
}
