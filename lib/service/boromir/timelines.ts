import type { HistoryFields, NewHistory, NewTimeline, TimelineFields, WorldDate } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { iterateList } from '../iterate-list.ts';
import type { HistoryService, MapService, TimelineService } from '../port.ts';
import { plainReference } from '../schema/reference.ts';
import { history, map, mapMarker, timeline } from '../schema/timeline.ts';
import { linkTo, tagsText } from '../schema/write.ts';
import { creates, lists, patches, reads, removes } from './methods.ts';

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

export function timelines(client: Client): TimelineService {
  const list = lists(client, 'world/timelines', plainReference);
  return {
    timelines: list,
    everyTimeline: iterateList(list),
    timeline: reads(client, 'timeline', 2, timeline),
    createTimeline: creates(client, 'timeline', ({ worldId, ...fields }: NewTimeline) => ({
      ...timelineBody(fields),
      world: linkTo(worldId),
    })),
    patchTimeline: patches(client, 'timeline', timelineBody),
    deleteTimeline: removes(client, 'timeline'),
  };
}

function timelineBody({ tags, historyIds, ...same }: TimelineFields) {
  return { ...same, tags: tagsText(tags), histories: historyIds?.map((id) => ({ id })) };
}

export function histories(client: Client): HistoryService {
  const list = lists(client, 'world/histories', plainReference);
  return {
    histories: list,
    everyHistory: iterateList(list),
    history: reads(client, 'history', 2, history),
    createHistory: creates(client, 'history', ({ worldId, ...fields }: NewHistory) => ({
      ...historyBody(fields),
      world: linkTo(worldId),
    })),
    patchHistory: patches(client, 'history', historyBody),
    deleteHistory: removes(client, 'history'),
  };
}

function historyBody({ tags, fullContent, begins, ends, articleId, ...same }: HistoryFields) {
  return {
    ...same,
    ...begins,
    // In the published schema, the start minute is a string and the end minute a number.
    ...(typeof begins?.minute === 'number' && { minute: String(begins.minute) }),
    ...(ends && ending(ends)),
    fullcontent: fullContent,
    tags: tagsText(tags),
    article: linkTo(articleId),
  };
}

function ending({ year, month, day, hour, minute }: WorldDate) {
  return {
    endingYear: year,
    endingMonth: month,
    endingDay: day,
    endingHour: hour,
    endingMinute: minute,
  };
}
