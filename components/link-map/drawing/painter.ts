import { report } from '../../../lib/diagnostics/index.ts';
import type { Palette, Scene } from '../../../lib/link-map/index.ts';
import { startWorker } from '../start-worker.ts';
import { type Frame, type PaintTask, pictureMaker } from './paint.ts';

/** Draws pictures of a map, one at a time. */
export interface Painter {
  readonly isBusy: boolean;
  /** What to draw from now on. */
  show(scene: Scene, palette: Palette): void;
  /** Asks for a picture, unless it is busy. Null if nothing could be drawn. */
  draw(frame: Frame, done: (picture: ImageBitmap | null) => void): void;
  stop(): void;
}

/** Draws in the page. It blocks the page while it draws, so it only stands in for a worker that can't run. */
function painterInPage(): Painter {
  const make = pictureMaker();
  let shown: [Scene, Palette] | null = null;
  return {
    isBusy: false,
    show(scene, palette) {
      shown = [scene, palette];
    },
    draw: (frame, done) => done(shown && make(...shown, frame)),
    stop() {},
  };
}

/** Draws in a worker; in the page once that has failed. */
export function createPainter(): Painter {
  let worker: Worker | null = null;
  let substitute: Painter | null = null;
  let shown: [Scene, Palette] | null = null;
  let waiting: { frame: Frame; done: (picture: ImageBitmap | null) => void } | null = null;

  const fail = (error: unknown) => {
    report(error, 'linkMap.paint');
    worker?.terminate();
    worker = null;
    substitute = painterInPage();
    if (shown) substitute.show(...shown);
    const asked = waiting;
    waiting = null;
    if (asked) substitute.draw(asked.frame, asked.done);
  };
  const tell = (task: PaintTask) => worker?.postMessage(task);
  try {
    worker = startWorker('paint');
    worker.addEventListener('message', ({ data }: MessageEvent<ImageBitmap | null>) => {
      const asked = waiting;
      waiting = null;
      asked?.done(data);
    });
    worker.addEventListener('error', ({ message }) =>
      fail(new Error(`The paint worker stopped: ${message}`)),
    );
  } catch (error) {
    fail(error);
  }
  return {
    get isBusy() {
      return waiting !== null;
    },
    show(scene, palette) {
      shown = [scene, palette];
      substitute?.show(scene, palette);
      tell({ scene, palette });
    },
    draw(frame, done) {
      if (waiting) return;
      if (substitute) return substitute.draw(frame, done);
      waiting = { frame, done };
      tell(frame);
    },
    stop() {
      worker?.terminate();
      worker = null;
      waiting = null;
    },
  };
}
