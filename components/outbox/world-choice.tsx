import { t } from '../../lib/i18n/index.ts';
import type { WorldId, WorldSummary } from '../../lib/model/index.ts';

/** Which world drafts go to: a choice, or a sentence if there is only one. */
export function WorldChoice(props: {
  worlds: readonly WorldSummary[];
  value: WorldId;
  onChange: (worldId: WorldId) => void;
}) {
  const [only, ...others] = props.worlds;
  if (others.length === 0) return <p>{t('outbox.toOnlyWorld', { world: only?.title ?? '' })}</p>;
  return (
    <label class="world-choice">
      <span>{t('outbox.toWorld')}</span>
      <select
        class="input"
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      >
        {props.worlds.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
