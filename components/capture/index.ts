// Captures a page as a draft: the form, the autosave of each keystroke, and the receipt after sending.
export { CaptureScreen } from './capture-screen.tsx';
export { keyHints } from './key-help.tsx';
