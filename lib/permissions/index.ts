// What the browser lets Loreside send, and where: access to hosts, and consent to send data.
export {
  accessLost,
  hasConsent,
  isAccessLost,
  type MissingAccess,
  missingAccess,
  removeConsent,
  requestAccess,
  watchPermissions,
} from './access.ts';
