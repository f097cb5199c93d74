import { cannot } from '../described.ts';
import { every } from '../every.ts';
import type {
  HistoryService,
  MapService,
  NotebookService,
  NoteService,
  RenderingService,
  TimelineService,
  VariableService,
} from '../port.ts';

// What this version has nothing of, or only plans (API specification, Endpoints under consideration).

export function notebooks(): NotebookService {
  const no = cannot('read or write notebooks');
  return {
    notebook: no,
    createNotebook: no,
    patchNotebook: no,
    deleteNotebook: no,
    noteSections: no,
    everyNoteSection: every(no),
    noteSection: no,
    createNoteSection: no,
    patchNoteSection: no,
    deleteNoteSection: no,
  };
}

export function notes(): NoteService {
  const no = cannot('read or write notes');
  return { notes: no, everyNote: every(no), note: no, createNote: no, patchNote: no, deleteNote: no };
}

export function timelines(): TimelineService {
  const no = cannot('read or write timelines');
  return {
    timelines: no,
    everyTimeline: every(no),
    timeline: no,
    createTimeline: no,
    patchTimeline: no,
    deleteTimeline: no,
  };
}

export function histories(): HistoryService {
  const no = cannot('read or write historical events');
  return {
    histories: no,
    everyHistory: every(no),
    history: no,
    createHistory: no,
    patchHistory: no,
    deleteHistory: no,
  };
}

export function maps(): MapService {
  const no = cannot('read maps');
  return {
    maps: no,
    everyMap: every(no),
    map: no,
    mapMarkers: no,
    everyMapMarker: every(no),
    mapMarker: no,
    mapLayers: no,
    mapMarkerGroups: no,
  };
}

export function variables(): VariableService {
  const no = cannot('read or write variables');
  return {
    variableCollections: no,
    everyVariableCollection: every(no),
    variableCollection: no,
    createVariableCollection: no,
    patchVariableCollection: no,
    deleteVariableCollection: no,
    variables: no,
    everyVariable: every(no),
    variable: no,
    createVariable: no,
    patchVariable: no,
    deleteVariable: no,
  };
}

export function rendering(): RenderingService {
  return { render: cannot('render a text of your own') };
}
