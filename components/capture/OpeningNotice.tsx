import { Button, Notice } from '../ui/index.ts';
import type { Opening } from './opening.ts';

/** Why nothing was captured, and the way on. */
export function OpeningNotice(props: { opening: Opening; hasDraft: boolean; onNew: () => void }) {
  const { opening, hasDraft } = props;
  if (opening.kind !== 'nothing') return null;
  return (
    <Notice
      actions={
        <Button size="small" icon="add" keys="Alt+N" onClick={props.onNew}>
          Empty draft
        </Button>
      }
    >
      {opening.sentence}
      {hasDraft && ' Here is the draft you were at last.'}
    </Notice>
  );
}
