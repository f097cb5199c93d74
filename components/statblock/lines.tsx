import type { RichActions } from '../markup/index.ts';
import type { Line } from './fields.ts';
import type { BonusMode } from './rollable-text.ts';
import { isLine } from './stat-text.ts';
import { StatText } from './stat-text.tsx';

/** In these lines a signed number is a bonus to roll with. */
const BONUSES = /^(saving_?throws|skills|saves)$/i;

/** Labels with their values, run in as in print. Long values go below their label. */
export function Lines(props: { lines: readonly Line[]; name: string; actions: RichActions }) {
  if (props.lines.length === 0) return null;
  return (
    <dl class="stat-lines column gap-1">
      {props.lines.map(({ key, label, text }, at) => {
        const mode: BonusMode = BONUSES.test(key) ? 'bonuses' : 'attacks';
        return (
          <div key={key} data-shape={isLine(text) ? 'line' : 'text'}>
            <dt>
              <bdi>{label}</bdi>
            </dt>{' '}
            <dd>
              <StatText text={text} name={`${props.name}-${at}`} mode={mode} actions={props.actions} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Images by their ids: a placeholder with a link. Nothing is loaded. */
export function PictureLines(props: { lines: readonly Line[]; name: string; actions: RichActions }) {
  return (
    <Lines
      name={props.name}
      actions={props.actions}
      lines={props.lines.map((line) => ({ ...line, text: `[img:${line.text.trim()}]` }))}
    />
  );
}
