import type { MapMarker, Reference, WorldId, WorldMap } from '../../model/index.ts';
import type { Every, List, Read } from './call.ts';

export interface MapService {
  maps: List<WorldId, Reference>;
  everyMap: Every<WorldId, Reference>;
  map: Read<string, WorldMap>;
  /** By map id. */
  mapMarkers: List<string, Reference>;
  everyMapMarker: Every<string, Reference>;
  mapMarker: Read<string, MapMarker>;
  mapLayers: List<string, Reference>;
  mapMarkerGroups: List<string, Reference>;
}
