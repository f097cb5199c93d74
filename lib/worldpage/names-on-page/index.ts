// Reads the text of any page on a user's action, and highlights known names without changing the page.
export { handleNamesRequest } from './handle-request.ts';
export {
  LONGEST_PAGE,
  NAMES_CSS,
  NAMES_GLOBAL,
  NAMES_PORT,
  type NamesReply,
  type NamesRequest,
} from './protocol.ts';
