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
    geoX: number,
    geoY: number,
    group: link,
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
      description: wire.description ?? '',
      x: wire.geoX,
      y: wire.geoY,
      group: wire.group,
      mapId: wire.map,
      target:
        wire.targetArticle ??
        wire.targetLocation ??
        wire.targetOrganization ??
        wire.targetMap ??
        wire.targetCategory ??
        wire.targetHistoricalEntry,
    }),
  ),
);
