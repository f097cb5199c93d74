import type {
  History,
  HistoryFields,
  Image,
  ImageFields,
  ImageId,
  ListedRecordKind,
  Manuscript,
  ManuscriptBeat,
  ManuscriptBeatFields,
  ManuscriptExport,
  ManuscriptFields,
  ManuscriptId,
  ManuscriptPart,
  ManuscriptPartFields,
  ManuscriptVersion,
  ManuscriptVersionFields,
  ManuscriptVersionId,
  MapMarker,
  NewHistory,
  NewManuscript,
  NewManuscriptBeat,
  NewManuscriptPart,
  NewManuscriptVersion,
  NewNote,
  NewNotebook,
  NewNoteSection,
  NewSecret,
  NewStatblock,
  NewSubscriberGroup,
  NewTimeline,
  NewVariable,
  NewVariableCollection,
  Note,
  Notebook,
  NotebookFields,
  NoteFields,
  NoteSection,
  Raw,
  RecordKind,
  Reference,
  RpgSystem,
  Secret,
  SecretFields,
  SecretId,
  Statblock,
  StatblockFields,
  StatblockFolder,
  StatblockId,
  StatblockSummary,
  StatblockTemplate,
  SubscriberGroup,
  SubscriberGroupFields,
  Timeline,
  TimelineFields,
  Variable,
  VariableCollection,
  VariableCollectionFields,
  VariableFields,
  WorldId,
  WorldMap,
} from '../../model/index.ts';
import type { CallOptions, Create, Every, EveryOptions, List, Page, Patch, Read, Remove } from './call.ts';

export interface ImageService {
  images: List<WorldId, Reference<ImageId>>;
  everyImage: Every<WorldId, Reference<ImageId>>;
  image: Read<ImageId, Image>;
  patchImage: Patch<ImageId, ImageFields>;
  deleteImage: Remove<ImageId>;
}

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

/** Reads resources without a typed method, exactly as World Anvil returns them. */
export interface RecordService {
  /** `parentId` is the id of the listing resource (see `RECORD_PARENTS`). */
  everyRecord(
    kind: ListedRecordKind,
    parentId: string,
    options?: EveryOptions,
  ): AsyncGenerator<Reference, void, undefined>;
  /** The unparsed response. Rejects with `unsupported` if the version doesn't have this kind. */
  record(kind: RecordKind, id: string, options?: CallOptions): Promise<Raw>;
}

export interface ManuscriptService {
  manuscripts: List<WorldId, Reference>;
  everyManuscript: Every<WorldId, Reference>;
  manuscript: Read<ManuscriptId, Manuscript>;
  createManuscript: Create<NewManuscript>;
  patchManuscript: Patch<ManuscriptId, ManuscriptFields>;
  deleteManuscript: Remove<ManuscriptId>;
}

export interface ManuscriptVersionService {
  manuscriptVersions: List<ManuscriptId, ManuscriptVersion>;
  everyManuscriptVersion: Every<ManuscriptId, ManuscriptVersion>;
  manuscriptVersion: Read<ManuscriptVersionId, ManuscriptVersion>;
  /** Only for the owner. */
  manuscriptExport: Read<ManuscriptVersionId, ManuscriptExport>;
  createManuscriptVersion: Create<NewManuscriptVersion>;
  patchManuscriptVersion: Patch<ManuscriptVersionId, ManuscriptVersionFields>;
  deleteManuscriptVersion: Remove<ManuscriptVersionId>;
}

export interface ManuscriptPartService {
  manuscriptParts: List<ManuscriptVersionId, Reference>;
  everyManuscriptPart: Every<ManuscriptVersionId, Reference>;
  manuscriptPart: Read<string, ManuscriptPart>;
  createManuscriptPart: Create<NewManuscriptPart>;
  patchManuscriptPart: Patch<string, ManuscriptPartFields>;
  deleteManuscriptPart: Remove<string>;
  manuscriptBeats: List<string, Reference>;
  everyManuscriptBeat: Every<string, Reference>;
  manuscriptBeat: Read<string, ManuscriptBeat>;
  createManuscriptBeat: Create<NewManuscriptBeat>;
  patchManuscriptBeat: Patch<string, ManuscriptBeatFields>;
  deleteManuscriptBeat: Remove<string>;
}

/** Notebooks can't be listed, so users enter the address of one. */
export interface NotebookService {
  notebook: Read<string, Notebook>;
  createNotebook: Create<NewNotebook>;
  patchNotebook: Patch<string, NotebookFields>;
  deleteNotebook: Remove<string>;
  noteSections: List<string, Reference>;
  everyNoteSection: Every<string, Reference>;
  noteSection: Read<string, NoteSection>;
  createNoteSection: Create<NewNoteSection>;
  patchNoteSection: Patch<string, NotebookFields>;
  deleteNoteSection: Remove<string>;
}

export interface NoteService {
  /** By section id. */
  notes: List<string, Reference>;
  everyNote: Every<string, Reference>;
  note: Read<string, Note>;
  createNote: Create<NewNote>;
  patchNote: Patch<string, NoteFields>;
  deleteNote: Remove<string>;
}

export interface SecretService {
  /** Without content. */
  secrets: List<WorldId, Reference>;
  everySecret: Every<WorldId, Reference>;
  secret: Read<SecretId, Secret>;
  createSecret: Create<NewSecret>;
  patchSecret: Patch<SecretId, SecretFields>;
  deleteSecret: Remove<SecretId>;
}

export interface SubscriberGroupService {
  subscriberGroups: List<WorldId, Reference>;
  everySubscriberGroup: Every<WorldId, Reference>;
  subscriberGroup: Read<string, SubscriberGroup>;
  createSubscriberGroup: Create<NewSubscriberGroup>;
  patchSubscriberGroup: Patch<string, SubscriberGroupFields>;
  deleteSubscriberGroup: Remove<string>;
}

export interface StatblockService {
  /** A world's statblocks. Boromir's list is denied to many accounts, which list by folder instead. */
  statblocks: List<WorldId, StatblockSummary>;
  everyStatblock: Every<WorldId, StatblockSummary>;
  statblock: Read<StatblockId, Statblock>;
  createStatblock: Create<NewStatblock, StatblockId>;
  patchStatblock: Patch<StatblockId, StatblockFields>;
  deleteStatblock: Remove<StatblockId>;
}

export interface StatblockFolderService {
  statblockFolders: List<WorldId, Reference<number>>;
  everyStatblockFolder: Every<WorldId, Reference<number>>;
  statblockFolder: Read<number, StatblockFolder>;
  folderStatblocks: List<number, StatblockSummary>;
  everyFolderStatblock: Every<number, StatblockSummary>;
  createStatblockFolder: Create<{ worldId: WorldId; title: string }, number>;
  patchStatblockFolder: Patch<number, { title?: string }>;
  deleteStatblockFolder: Remove<number>;
}

export interface StatblockTemplateService {
  /** By user id: the user's own templates. */
  statblockTemplates: List<string, Reference<number>>;
  everyStatblockTemplate: Every<string, Reference<number>>;
  statblockTemplate: Read<number, StatblockTemplate>;
}

export interface RpgSystemService {
  rpgSystems(offset: number, options?: CallOptions): Promise<Page<Reference<number>>>;
  rpgSystem: Read<number, RpgSystem>;
}

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

export interface VariableService {
  variableCollections: List<WorldId, Reference>;
  everyVariableCollection: Every<WorldId, Reference>;
  variableCollection: Read<string, VariableCollection>;
  createVariableCollection: Create<NewVariableCollection>;
  patchVariableCollection: Patch<string, VariableCollectionFields>;
  deleteVariableCollection: Remove<string>;
  /** By collection id. */
  variables: List<string, Reference>;
  everyVariable: Every<string, Reference>;
  variable: Read<string, Variable>;
  createVariable: Create<NewVariable>;
  patchVariable: Patch<string, VariableFields>;
  deleteVariable: Remove<string>;
}

export interface RenderingService {
  /** Markup as World Anvil renders it: unsafe HTML with relative links. Not allowed for every account. */
  render(
    markup: { worldId: WorldId; articleId?: string; text: string },
    options?: CallOptions,
  ): Promise<string>;
}
