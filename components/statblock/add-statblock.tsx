import type { ComponentType, FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { say } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { announce, Button, TextField } from '../ui/index.ts';
import './statblock.css';

interface AddProps {
  worldId: WorldId;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
}

/** Adds a statblock to the offline copy by its id or its page's address, and opens it. */
export function AddStatblock({ worldId, open }: AddProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    const words = typed.trim();
    if (words === '') {
      setProblem('Type the number of a statblock, or paste the address of its page.');
      return;
    }
    setBusy(true);
    setProblem(null);
    const added = await request('statblock.add', { worldId, typed: words });
    setBusy(false);
    if (!added.ok) return setProblem(say(added.problem.sentence));
    announce('The statblock is here.');
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
        label="Add a statblock by its number or address"
        hint="For those that no list gives: in no folder, or shared by somebody else."
        problem={problem}
        value={typed}
        onInput={setTyped}
        placeholder="363530"
        autocomplete="off"
        spellcheck={false}
      />
      <Button type="submit" icon="add" busy={isBusy}>
        Add
      </Button>
    </form>
  );
}

/** Adds the form above the list of statblocks, for those that no list returns. */
export function withAddStatblock<Props extends AddProps>(
  List: ComponentType<Props>,
): FunctionComponent<Props> {
  return (props) => (
    <div class="stat-list">
      <AddStatblock worldId={props.worldId} open={props.open} />
      <List {...props} />
    </div>
  );
}
