import { useRef } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import type { CategoryId } from '../../lib/model/index.ts';
import type { DraftTarget } from '../../lib/outbox/index.ts';
import type { Settings } from '../../lib/settings/index.ts';
import type { AvailableWorld } from '../../lib/stored-state/index.ts';
import { ChipButton, Icon } from '../ui/index.ts';
import { ChoiceList } from './choice-list.tsx';
import type { FormPart } from './form.ts';

type WorldChoices = { categoryId: CategoryId | null | undefined; target: DraftTarget };

/** Another world doesn't have this world's custom templates. */
const withoutCustom = (target: DraftTarget): DraftTarget =>
  target.kind === 'new' ? { ...target, customTemplateId: null } : target;

/** Chooses the world. Hidden if there is only one. */
export function WorldChip(props: { form: FormPart; worlds: readonly AvailableWorld[]; settings: Settings }) {
  const { worlds } = props;
  const { text, change, problemOf } = props.form;
  const problem = problemOf('world');
  const choicesByWorld = useRef(new Map<string, WorldChoices>());
  if (worlds.length === 0 || (worlds.length < 2 && problem === null)) return null;
  const choose = (worldId: string) => {
    const { fields, target } = text;
    if (text.worldId !== null)
      choicesByWorld.current.set(text.worldId, { categoryId: fields.categoryId, target });
    const before = choicesByWorld.current.get(worldId);
    change({
      worldId,
      target: before?.target ?? withoutCustom(target),
      fields: {
        ...fields,
        categoryId: before ? before.categoryId : props.settings.perWorld[worldId]?.categoryId,
      },
    });
  };
  return (
    <ChipButton
      label={t('capture.world')}
      value={worlds.find(({ id }) => id === text.worldId)?.title ?? t('capture.chooseWorld')}
      icon={<Icon name="world" />}
      tone={problem ? 'danger' : 'plain'}
      field="world"
    >
      {(close) => (
        <ChoiceList
          label={t('capture.world')}
          value={text.worldId}
          options={worlds.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={choose}
          onDone={close}
        />
      )}
    </ChipButton>
  );
}
