import type {
  History,
  HistoryFields,
  NewHistory,
  NewTimeline,
  Reference,
  Timeline,
  TimelineFields,
  WorldId,
} from '../../model/index.ts';
import type { Create, Every, List, Patch, Read, Remove } from './call.ts';

export interface TimelineService {
  timelines: List<WorldId, Reference>;
  everyTimeline: Every<WorldId, Reference>;
  timeline: Read<string, Timeline>;
  createTimeline: Create<NewTimeline>;
  patchTimeline: Patch<string, TimelineFields>;
  deleteTimeline: Remove<string>;
}

export interface HistoryService {
  histories: List<WorldId, Reference>;
  everyHistory: Every<WorldId, Reference>;
  history: Read<string, History>;
  createHistory: Create<NewHistory>;
  patchHistory: Patch<string, HistoryFields>;
  deleteHistory: Remove<string>;
}
