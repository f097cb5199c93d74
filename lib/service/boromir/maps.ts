import type { Client } from '../client.ts';
import { iterateList } from '../iterate-list.ts';
import type { MapService } from '../port.ts';
import { map, mapMarker } from '../schema/map.ts';
import { plainReference } from '../schema/reference.ts';
import { lists, reads } from './methods.ts';

export function maps(client: Client): MapService {
  const all = lists(client, 'world/maps', plainReference);
  const markers = lists(client, 'map/markers', plainReference);
  return {
    maps: all,
    everyMap: iterateList(all),
    map: reads(client, 'map', 2, map),
    mapMarkers: markers,
    everyMapMarker: iterateList(markers),
    mapMarker: reads(client, 'marker', 2, mapMarker),
    mapLayers: lists(client, 'map/layers', plainReference),
    mapMarkerGroups: lists(client, 'map/markergroups', plainReference),
  };
}
