import type { Resident } from '../resident/resident.ts';
import { isListAddress } from './list-address.ts';

declare global {
  /** The script that stays on a page of a world, for those that are put beside it later. */
  var loresideResident: Resident | undefined;
}

/** On pages that list things, has the script for lists put beside this one; nothing of it is here before. */
export function offerList(resident: Resident): void {
  globalThis.loresideResident = resident;
  let isAsked = false;
  const look = () => {
    if (isAsked || !isListAddress(location.href)) return;
    isAsked = true;
    // Without an answer there are no marks; the next visit asks again.
    void resident.ask('page.list', {}).catch(() => {});
  };
  look();
  resident.onMove(look);
}
