// The words of any page, read on a person's act alone, and known names marked in them without a change to the page.
export { answerNames } from './answer.ts';
export {
  LONGEST_PAGE,
  NAMES_CSS,
  NAMES_GLOBAL,
  NAMES_PORT,
  type NamesAnswer,
  type NamesRequest,
} from './protocol.ts';
