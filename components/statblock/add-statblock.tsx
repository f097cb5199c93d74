import type { ComponentType, FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { type Message, message, t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { useWorldSource } from '../search/index.ts';
import { announce, Button, TextField } from '../ui/index.ts';
import './statblock.css';

interface AddProps {
  worldId: WorldId;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
}

/** Adds a statblock to the offline copy by its id or its page's address, and opens it. */
export function AddStatblock({ worldId, open }: AddProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<Message | null>(null);
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    const words = typed.trim();
    if (words === '') {
      setProblem(message('statblock.addEmpty'));
      return;
    }
    setBusy(true);
    setProblem(null);
    const added = await request('statblock.add', { worldId, typed: words });
    setBusy(false);
    if (!added.ok) return setProblem(added.problem.sentence);
    announce(t('statblock.added'));
    open(added.value, 'here');
  };
  return (
    <form
      class="stat-add"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void add();
      }}
    >
      <TextField
        label={t('statblock.addLabel')}
        hint={t('statblock.addHint')}
        problem={problem && t(problem)}
        value={typed}
        onInput={setTyped}
        placeholder="363530"
        autocomplete="off"
        spellcheck={false}
      />
      <Button type="submit" icon="add" busy={isBusy}>
        {t('common.add')}
      </Button>
    </form>
  );
}

/** Only World Anvil has more than the lists tell. */
const AddWhereSynced = ({ worldId, open }: AddProps) =>
  useWorldSource() === 'account' ? <AddStatblock worldId={worldId} open={open} /> : null;

/** Adds the form below the list of statblocks, for those that no list returns. */
export function withAddStatblock<Props extends AddProps>(
  List: ComponentType<Props>,
): FunctionComponent<Props> {
  return (props) => (
    <div class="stat-list column gap-4">
      <List {...props} />
      <AddWhereSynced {...props} />
    </div>
  );
}
