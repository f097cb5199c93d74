import { kindOf } from './kind.ts';

export const mapKinds = [
  kindOf('map', {
    entityClass: 'Map',
    state: 'world',
    at: {
      0: 'description descriptionParsed',
      2: `image>image! article>article category>category world@world layers<layer.map
          markergroups<markergroup.map markers<marker.map`,
    },
    lists: [{ path: 'world/maps', of: 'world' }],
    edit: '/world/map/:id/edit',
  }),
  kindOf('layer', {
    entityClass: 'Layer',
    within: 'map',
    at: { 0: 'description position:number=0 isDefault:flag', 2: 'map>map! image>image' },
    lists: [{ path: 'map/layers', of: 'map', by: 'map' }],
  }),
  kindOf('markergroup', {
    entityClass: 'MarkerGroup',
    within: 'map',
    at: { 0: 'description position:number=0 isHidden:flag', 2: 'map>map! markers<marker.group' },
    lists: [{ path: 'map/markergroups', of: 'map', by: 'map' }],
  }),
  kindOf('marker', {
    entityClass: 'Marker',
    within: 'map',
    state: 'world',
    at: {
      0: 'geoX:number=0 geoY:number=0 description',
      2: `map>map! group>markergroup markertype>markertype targetArticle>article targetMap>map
          targetCategory>category targetHistoricalEntry>history`,
    },
    lists: [
      { path: 'map/markers', of: 'map', by: 'map' },
      { path: 'markergroup/markers', of: 'markergroup', by: 'group' },
    ],
    granularities: [-1, 0, 1, 2],
  }),
  kindOf('markertype', {
    entityClass: 'MarkerType',
    keeper: 'shared',
    at: { 0: 'description color shape', 2: 'image>image author@owner' },
    lists: [{ path: 'markertypes' }],
  }),
  kindOf('canvas', {
    entityClass: 'Canvas',
    state: 'world',
    at: { 0: 'description data:json', 2: 'owner@owner world@world' },
    lists: [{ path: 'world/canvases', of: 'world' }],
  }),
];
