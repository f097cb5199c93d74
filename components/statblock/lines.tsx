import type { RichActions } from '../markup/index.ts';
import type { BonusMode } from './dice-words.ts';
import type { Line } from './fields.ts';
import { isLine } from './stat-text.ts';
import { StatText } from './stat-text.tsx';

/** In these a signed number is what is added to a roll. */
const BONUSES = /^(saving_?throws|skills|saves)$/i;

/** Labels and their values, run together as in print; long values stand below their label. */
export function Lines(props: { lines: readonly Line[]; name: string; actions: RichActions }) {
  if (props.lines.length === 0) return null;
  return (
    <dl class="stat-lines">
      {props.lines.map(({ key, label, text }, at) => {
        const mode: BonusMode = BONUSES.test(key) ? 'bonuses' : 'attacks';
        return (
          <div key={key} data-shape={isLine(text) ? 'line' : 'text'}>
            <dt dir="auto">{label}</dt>
            <dd>
              <StatText text={text} name={`${props.name}-${at}`} mode={mode} actions={props.actions} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Pictures by their ids: what they are and a way to them, nothing that loads. */
export function PictureLines(props: { lines: readonly Line[]; name: string; actions: RichActions }) {
  return (
    <Lines
      name={props.name}
      actions={props.actions}
      lines={props.lines.map((line) => ({ ...line, text: `[img:${line.text.trim()}]` }))}
    />
  );
}
