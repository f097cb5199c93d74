/** Exists while a draft is pending. Screens set it when they submit a draft; the background's runner clears it. */
export const OUTBOX_ALARM = 'outbox';
/** Exists while text is held that couldn't be stored. */
export const UNSAVED_ALARM = 'outbox.unsaved';
