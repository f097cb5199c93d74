import { nothing, pageChannel } from '../channel.ts';

/** What the entry in the sending editor lost when it was saved. */
export const alarm = pageChannel('page.alarm', nothing);

/** Shows the versions of that entry. Must run synchronously within the user's click. */
export const openAlarm = pageChannel('page.openAlarm', nothing);

export const closeAlarm = pageChannel('page.closeAlarm', nothing);
