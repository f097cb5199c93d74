import type { ConnectionSummary, Settings } from '../../lib/settings/index.ts';
import { Field } from '../ui/index.ts';
import type { FormPart } from './form.ts';

/** Which world it goes to; not asked where there is only one. */
export function WorldField(props: { form: FormPart; connection: ConnectionSummary; settings: Settings }) {
  const { text, change, problemOf } = props.form;
  const worlds = props.connection.state === 'none' ? [] : props.connection.worlds;
  const problem = problemOf('world');
  if (worlds.length < 2 && problem === null) return null;
  const choose = (worldId: string) => {
    const categoryId = props.settings.perWorld[worldId]?.categoryId ?? null;
    change({ worldId, fields: { ...text.fields, categoryId } });
  };
  return (
    <div data-field="world">
      <Field label="World" problem={problem}>
        {(ids) => (
          <select
            class="input"
            value={text.worldId ?? ''}
            onChange={(event) => choose(event.currentTarget.value)}
            {...ids}
          >
            {text.worldId === null && <option value="">Choose one</option>}
            {worlds.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
