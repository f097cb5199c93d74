// Works with the editor that contains the caret, on any page: finds it, reads its text, and writes at the caret or over
// a range. Runs inside pages and only on a user's action; it receives nothing but the text to write. Each write is
// verified, and the reply says whether it succeeded.
export type { FillItem, FillMode, FillOutcome, FillResult } from './fill/protocol.ts';
export { handleEditorRequest } from './handle-request.ts';
export { htmlOf } from './paste.ts';
export {
  EDITOR_GLOBAL,
  type EditorReply,
  type EditorRequest,
  type EditorText,
  type Insertion,
  LONGEST_TEXT,
  type RichForm,
  type TextPlace,
  type TextRange,
} from './protocol.ts';
export {
  caretAfter,
  locate,
  mapOffsets,
  mergeRanges,
  occurrences,
  placeAt,
  spacedAfter,
} from './text-places.ts';
