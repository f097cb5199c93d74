/** The parts of a key press that tell whether an input method has taken it. */
type KeyPress = Pick<KeyboardEvent, 'isComposing' | 'key' | 'keyCode'>;

/** What browsers report as the code of a key that an input method took. */
const TAKEN = 229;

/** Whether an input method takes this key. Safari reports it after composition, so only the code tells. */
export const isComposing = (press: KeyPress): boolean =>
  press.isComposing || press.key === 'Process' || press.keyCode === TAKEN;

/** A key handler that leaves the keys of input methods alone. `npm run lint` finds handlers without it. */
export const outsideComposition =
  <Press extends KeyPress>(handle: (press: Press) => void): ((press: Press) => void) =>
  (press) => {
    if (!isComposing(press)) handle(press);
  };
