import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Whether a file is being dragged over the window, and whether it is over the drop zone. */
type FileDrag = 'none' | 'window' | 'zone';

/** Browsers say several times a second what is dragged over the window. Not all say when it leaves. */
const GONE_AFTER = 1_000;

const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/** Makes an element a drop zone for one file, or all that is dropped. `onFile` is null while no file can be taken. */
export function useFileDrop(
  zone: RefObject<HTMLElement | null>,
  onFile: ((file: File, dropped: DataTransfer) => void) | null,
): FileDrag {
  const [drag, setDrag] = useState<FileDrag>('none');
  const latest = useRef(onFile);
  latest.current = onFile;
  // Before the first frame: a file may be dropped at once.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      setDrag('none');
    };
    const isOverZone = ({ target }: DragEvent): boolean =>
      target instanceof Node && zone.current?.contains(target) === true;
    const over = (event: DragEvent) => {
      if (!hasFile(event)) return;
      clearTimeout(timer);
      timer = setTimeout(end, GONE_AFTER);
      const isOver = isOverZone(event);
      setDrag(isOver ? 'zone' : 'window');
      if (!isOver || !latest.current || !event.dataTransfer) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && end();
    const drop = (event: DragEvent) => {
      end();
      const { dataTransfer } = event;
      const file = dataTransfer?.files[0];
      if (!file || !isOverZone(event) || !latest.current) return;
      event.preventDefault();
      latest.current(file, dataTransfer);
    };
    // Before the guard of the page, which refuses what nothing else takes.
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    window.addEventListener('dragenter', over, options);
    window.addEventListener('dragover', over, options);
    window.addEventListener('dragleave', leave, options);
    window.addEventListener('drop', drop, options);
    return () => {
      listeners.abort();
      clearTimeout(timer);
    };
  }, []);
  return onFile ? drag : 'none';
}
