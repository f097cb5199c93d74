import type { ComponentChildren } from 'preact';

/** A line of text, drawn as a bar. */
const Line = (props: { x: number; y: number; width: number; class?: string }) => (
  <rect class={props.class ?? 'line'} x={props.x} y={props.y} width={props.width} height="3" rx="1.5" />
);

/** A small page with what the feature adds to it in the accent color. */
const page = (children: ComponentChildren) => (
  <svg viewBox="0 0 64 40" aria-hidden="true" focusable="false">
    <rect class="page" x="0.5" y="0.5" width="63" height="39" rx="4" />
    {children}
  </svg>
);

const Cursor = ({ x, y }: { x: number; y: number }) => (
  <path class="cursor" d={`M${x} ${y}v9l2.2-2 1.5 3.3 1.6-.7-1.5-3.3h3z`} />
);

/** A menu with its first item selected. */
const menu = (x: number, y: number) => (
  <>
    <rect class="card" x={x} y={y} width="30" height="21" rx="3" />
    <rect class="soft" x={x + 2} y={y + 2} width="26" height="7" rx="2" />
    <Line x={x + 5} y={y + 4} width={16} class="mark" />
    <Line x={x + 5} y={y + 11} width={20} />
    <Line x={x + 5} y={y + 16} width={12} />
  </>
);

/** By the id under which the settings switch a feature off. */
export const FEATURE_PICTURES = {
  bar: page(
    <>
      <Line x={8} y={9} width={18} class="title" />
      <rect class="mark" x="31" y="6" width="25" height="9" rx="3" />
      <circle class="hole" cx="36" cy="10.5" r="1.6" />
      <circle class="hole" cx="43.5" cy="10.5" r="1.6" />
      <circle class="hole" cx="51" cy="10.5" r="1.6" />
      <Line x={8} y={21} width={48} />
      <Line x={8} y={27} width={44} />
      <Line x={8} y={33} width={30} />
    </>,
  ),
  'link-cards': page(
    <>
      <Line x={8} y={7} width={14} />
      <Line x={24} y={7} width={16} class="mark" />
      <Line x={42} y={7} width={14} />
      <rect class="card" x="20" y="13" width="36" height="21" rx="3" />
      <rect class="soft" x="23" y="16" width="10" height="15" rx="2" />
      <Line x={36} y={18} width={16} class="title" />
      <Line x={36} y={23} width={16} />
      <Line x={36} y={28} width={11} />
    </>,
  ),
  'list-flags': page(
    [9, 19, 29].map((y, at) => (
      <g key={y}>
        <Line x={8} y={y} width={[24, 18, 27][at] ?? 20} />
        {at !== 1 && <rect class="mark" x="42" y={y - 2} width="14" height="7" rx="3.5" />}
      </g>
    )),
  ),
  'list-pick': page(
    [8, 17, 26].map((y, at) => (
      <g key={y}>
        <rect class={at === 2 ? 'box' : 'mark'} x="8" y={y} width="7" height="7" rx="2" />
        {at !== 2 && <path class="tick" d={`M9.6 ${y + 3.7}l1.5 1.5 2.6-3`} />}
        <Line x={20} y={y + 2} width={[30, 22, 34][at] ?? 20} />
      </g>
    )),
  ),
  'link-menu': page(
    <>
      <Line x={8} y={8} width={20} class="mark" />
      {menu(26, 12)}
      <Cursor x={20} y={9} />
    </>,
  ),
  'names-on-page': page(
    <>
      <rect class="soft" x="6" y="6" width="20" height="7" rx="2" />
      <Line x={8} y={8} width={16} class="mark" />
      <Line x={29} y={8} width={27} />
      <Line x={8} y={18} width={18} />
      <rect class="soft" x="29" y="16" width="22" height="7" rx="2" />
      <Line x={31} y={18} width={18} class="mark" />
      <Line x={8} y={28} width={44} />
    </>,
  ),
  'link-check': page(
    <>
      <Line x={8} y={8} width={46} />
      <Line x={8} y={15} width={14} />
      <Line x={25} y={15} width={17} class="title" />
      <path class="wave" d="M25 20.5q1.4-2 2.8 0t2.8 0 2.8 0 2.8 0 2.8 0 2.8 0" />
      <Line x={8} y={25} width={46} />
      <circle class="mark" cx="50" cy="31" r="5" />
      <path class="tick" d="M47.6 31.2l1.7 1.7 3-3.4" />
    </>,
  ),
  'complete-mention': page(
    <>
      <Line x={8} y={8} width={14} />
      <Line x={24} y={8} width={9} class="mark" />
      <rect class="title" x="34.5" y="6" width="1.2" height="7" />
      {menu(24, 15)}
    </>,
  ),
};
