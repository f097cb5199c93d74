import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { reportAs } from '../../../lib/diagnostics/index.ts';
import { t } from '../../../lib/i18n/index.ts';
import { outsideComposition } from '../../../lib/input-methods/index.ts';
import type { Point } from '../../../lib/link-map/index.ts';
import { announce, IconButton, useColorScheme, useMedia } from '../../ui/index.ts';
import type { ShownMap } from '../shown-map.ts';
import { ColorSamples, readColors } from './colors.tsx';
import { MapView } from './map-view.ts';
import type { Marks } from './overlay.ts';
import { createPainter } from './painter.ts';
import { usePointers } from './use-pointers.ts';

export interface MapAreaProps {
  map: ShownMap;
  marks: Marks;
  /** The node that the list points to, which the map keeps in sight. */
  followed: number;
  /** Names the map for screen readers, and the id of what tells how to use it. */
  label: string;
  describedBy: string;
  onSelect: (node: number) => void;
  onPoint: (node: number) => void;
  /** Opens the marked entry. */
  onOpen: () => void;
  onHide: () => void;
}

/** Its name tells nothing of the world. */
const FILE = 'link-map.png';

function download(picture: Blob | null): void {
  if (!picture) {
    announce(t('linkMap.notSaved'));
    return;
  }
  const url = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE;
  link.click();
  // The browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Pixels that an arrow key moves the map. */
const STEP = 60;
const ZOOM = 1.3;

const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

/** The drawing, with its keys, pointers and buttons. */
export function MapArea(props: MapAreaProps) {
  const { map, marks, followed } = props;
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLCanvasElement>(null);
  const overlay = useRef<HTMLCanvasElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<MapView | null>(null);
  const scheme = useColorScheme();
  const isForced = useMedia('(forced-colors: active)');
  const shown = useRef<ShownMap | null>(null);

  useLayoutEffect(() => {
    if (!frame.current || !picture.current || !overlay.current || !buttons.current) return;
    const elements = {
      ...{ frame: frame.current, picture: picture.current },
      ...{ overlay: overlay.current, buttons: buttons.current },
    };
    const created = new MapView(elements, createPainter());
    created.resize();
    setView(created);
    const observer = new ResizeObserver(() => created.resize());
    observer.observe(frame.current);
    return () => {
      observer.disconnect();
      created.stop();
    };
  }, []);
  useLayoutEffect(() => {
    if (!view || !frame.current) return;
    const isNew = shown.current?.graph !== map.graph;
    shown.current = map;
    view.show(map, readColors(frame.current), isNew);
  }, [view, map, scheme, isForced]);
  useLayoutEffect(() => view?.mark(marks), [view, marks]);
  useEffect(() => {
    if (followed >= 0) view?.reveal(followed);
  }, [view, followed]);
  usePointers(frame, view, { select: props.onSelect, point: props.onPoint, open: props.onOpen });

  const onKeyDown = outsideComposition((event: KeyboardEvent) => {
    if (!view || event.ctrlKey || event.altKey || event.metaKey) return;
    const move = MOVES[event.key];
    if (move) view.pan(move);
    else if (event.key === '+' || event.key === '=') view.zoom(ZOOM);
    else if (event.key === '-') view.zoom(1 / ZOOM);
    else if (event.key === '0') view.showAll();
    else if (event.key === 'Enter') props.onOpen();
    else if (event.key === 'h') props.onHide();
    else return;
    event.preventDefault();
  });
  return (
    <div class="map-area">
      <div class="map-frame" ref={frame} role="application" aria-label={props.label}>
        <canvas class="map-picture" ref={picture} />
        <canvas
          class="map-overlay"
          ref={overlay}
          aria-label={props.label}
          aria-describedby={props.describedBy}
          tabIndex={0}
          onKeyDown={onKeyDown}
        />
        <ColorSamples />
      </div>
      <div class="map-buttons" ref={buttons}>
        <IconButton icon="add" size="small" label={t('linkMap.zoomIn')} onClick={() => view?.zoom(ZOOM)} />
        <IconButton
          icon="minus"
          size="small"
          label={t('linkMap.zoomOut')}
          onClick={() => view?.zoom(1 / ZOOM)}
        />
        <IconButton icon="fit" size="small" label={t('linkMap.fit')} onClick={() => view?.showAll()} />
        <IconButton
          icon="download"
          size="small"
          label={t('linkMap.save')}
          onClick={() => void view?.save().then(download, reportAs('linkMap.save'))}
        />
      </div>
    </div>
  );
}
