import type { ComponentChildren } from 'preact';
import { t } from '../../lib/i18n/index.ts';

/** A line of text, drawn as a bar. */
const Line = (props: { x: number; y: number; width: number; class?: string }) => (
  <rect class={props.class ?? 'line'} x={props.x} y={props.y} width={props.width} height="4" rx="2" />
);

const drawing = (children: ComponentChildren) => (
  <svg viewBox="0 0 128 80" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

/** Selected text on a page, and the draft that it becomes. */
const CAPTURE = drawing(
  <>
    <rect class="page" x="6" y="8" width="76" height="64" rx="5" />
    <Line x={15} y={18} width={40} class="title" />
    <Line x={15} y={29} width={56} />
    <rect class="soft" x="13" y="36" width="60" height="19" rx="3" />
    <Line x={15} y={39} width={56} class="mark" />
    <Line x={15} y={48} width={44} class="mark" />
    <Line x={15} y={59} width={50} />
    <rect class="card" x="66" y="30" width="56" height="42" rx="5" />
    <rect class="mark" x="73" y="37" width="12" height="12" rx="3" />
    <Line x={90} y={41} width={24} class="title" />
    <Line x={73} y={54} width={41} />
    <Line x={73} y={62} width={30} />
  </>,
);

/** A page with the panel beside it. */
const LOOK_UP = drawing(
  <>
    <rect class="page" x="6" y="8" width="116" height="64" rx="5" />
    <Line x={15} y={18} width={30} class="title" />
    {[29, 37, 45, 53, 61].map((y, at) => (
      <Line key={y} x={15} y={y} width={[46, 40, 48, 34, 44][at] ?? 40} />
    ))}
    <path class="card" d="M70 8.5h47a4.5 4.5 0 0 1 4.5 4.5v54a4.5 4.5 0 0 1-4.5 4.5H70z" />
    <rect class="box" x="76" y="15" width="40" height="9" rx="3" />
    <Line x={80} y={17.5} width={16} class="mark" />
    {[31, 45, 59].map((y, at) => (
      <g key={y}>
        <rect class={['mark', 'soft', 'soft'][at] ?? 'soft'} x="76" y={y} width="9" height="9" rx="2.5" />
        <Line x={89} y={y} width={[24, 18, 21][at] ?? 20} class="title" />
        <Line x={89} y={y + 6} width={[18, 25, 16][at] ?? 20} />
      </g>
    ))}
  </>,
);

/** Text with mentions, and the way back. */
const WRITE = drawing(
  <>
    <rect class="page" x="6" y="8" width="116" height="64" rx="5" />
    <Line x={15} y={18} width={44} class="title" />
    <Line x={15} y={30} width={22} />
    <rect class="soft" x="40" y="26" width="38" height="12" rx="3" />
    <Line x={44} y={30} width={30} class="mark" />
    <Line x={82} y={30} width={30} />
    <Line x={15} y={43} width={60} />
    <Line x={79} y={43} width={26} />
    <rect class="toast" x="34" y="54" width="60" height="14" rx="4" />
    <path class="undo" d="M46 57.5l-3.5 3.5 3.5 3.5M42.5 61H50a3 3 0 0 1 0 6" />
    <Line x={58} y={59} width={28} class="toast-text" />
  </>,
);

/** What Loreside does, in three lines. */
export function Features() {
  const features = [
    { id: 'capture', drawing: CAPTURE, name: t('welcome.captureName'), text: t('welcome.lead') },
    { id: 'look-up', drawing: LOOK_UP, name: t('welcome.lookUpName'), text: t('welcome.lookUp') },
    { id: 'write', drawing: WRITE, name: t('welcome.writeName'), text: t('welcome.write') },
  ];
  return (
    <ul class="features">
      {features.map((feature) => (
        <li key={feature.id}>
          {feature.drawing}
          <p>
            <strong>{feature.name}</strong> <span class="soft">{feature.text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
