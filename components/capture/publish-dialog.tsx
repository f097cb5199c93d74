import type { Audience } from '../../lib/outbox/index.ts';
import { ConfirmDialog } from '../ui/index.ts';

const WORDS: Record<Exclude<Audience, 'authors'>, string> = {
  public:
    'It’s public and not marked as a draft, so everyone who can see this world can read it as soon as it’s sent.',
  worldDefault:
    'It’s not marked as a draft, so if this world makes new articles public, everyone who can see it can read it as soon as it’s sent.',
};

/** Confirms sending an article that readers will see. */
export function PublishDialog(props: {
  title: string;
  visibility: Exclude<Audience, 'authors'>;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <ConfirmDialog
      title="Save and publish?"
      confirm="Save and publish"
      keep="Cancel"
      onClose={props.onClose}
      onConfirm={props.onConfirm}
    >
      <p>
        <bdi>“{props.title.trim()}”</bdi>
      </p>
      <p>{WORDS[props.visibility]}</p>
      <p>To keep it to yourself, turn on “Draft” or choose “Private”.</p>
    </ConfirmDialog>
  );
}
