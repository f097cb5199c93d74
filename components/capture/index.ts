// From any page to a draft in the world: the form, what is kept at each keystroke, and what became of it.
export { CaptureScreen } from './capture-screen.tsx';
