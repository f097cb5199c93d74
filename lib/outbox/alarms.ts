/** Exists while a draft is on its way. Screens set it when they hand one over; the background's runner clears it. */
export const OUTBOX_ALARM = 'outbox';
/** Exists while text is held that couldn't be stored. */
export const UNSAVED_ALARM = 'outbox.unsaved';
