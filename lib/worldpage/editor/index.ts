// The editor that the caret stands in, on any page: finds it, reads its text, writes at the caret or in place of a range.
// It runs inside pages, on a person's act alone; what it is told holds nothing but what is to be written.
// Every writing is looked at afterwards, and the answer says whether it stands there.
export { answerEditor } from './answer.ts';
export { CONTEXT, caretAfter, carriedOver, locate, mergedStretches, occurrences, placeAt } from './places.ts';
export {
  EDITOR_GLOBAL,
  type EditorAnswer,
  type EditorRequest,
  type Insertion,
  LONGEST_TEXT,
  type Reading,
  type RichForm,
  type Stretch,
  type TextPlace,
} from './protocol.ts';
