import { t } from '../../lib/i18n/index.ts';
import type { WorldFields } from '../../lib/model/index.ts';
import { type FieldName, labelOf, textOf } from './fields.ts';

const LONGEST = 4_000;

function Side({ words, text }: { words: string; text: string }) {
  return (
    <div class="world-side">
      <h4>{words}</h4>
      <pre dir="auto">
        {text.length > LONGEST
          ? `${text.slice(0, LONGEST)}…`
          : text || <span class="soft">{t('world.nothing')}</span>}
      </pre>
    </div>
  );
}

/** The values before and after a change, side by side for each field. */
export function Differences(props: { names: readonly FieldName[]; before: WorldFields; after: WorldFields }) {
  return (
    <div class="world-differences column gap-4">
      {props.names.map((name) => (
        <section key={name} aria-label={labelOf(name)}>
          <h3>{labelOf(name)}</h3>
          <div class="world-sides">
            <Side words={t('world.before')} text={textOf(props.before[name])} />
            <Side words={t('world.after')} text={textOf(props.after[name])} />
          </div>
        </section>
      ))}
    </div>
  );
}
