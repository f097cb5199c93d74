import * as z from 'zod/mini';
import type { MapMarker, WorldMap } from '../../model/index.ts';
import { answer } from './answer.ts';
import { id, number, reference, text } from './fields.ts';
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
