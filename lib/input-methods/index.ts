// Input methods turn several key presses into one character, as for Japanese and Chinese. Their keys aren't ours.
export { isComposing, outsideComposition } from './composition.ts';
