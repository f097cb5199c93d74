import type { ComponentChildren, Ref } from 'preact';
import { Icon, Trans } from '../ui/index.ts';
import './checklist.css';

export type ItemStatus = 'todo' | 'done' | 'failed';

const HEADINGS = { done: 'connection.headingDone', failed: 'connection.headingFailed' } as const;
const Spoken = (text: ComponentChildren) => <span class="visually-hidden">{text}</span>;

/** A numbered step of the checklist. A check mark replaces the number when the step is done. */
export function ChecklistItem(props: {
  number: number;
  title: string;
  status: ItemStatus;
  /** Shown beside the title, at the end of the line. */
  aside?: ComponentChildren;
  children?: ComponentChildren;
  titleRef?: Ref<HTMLHeadingElement>;
  /** Its fields can't be changed right now. */
  isFrozen?: boolean;
}) {
  return (
    <li class="check" data-status={props.status} inert={props.isFrozen ?? false}>
      <span class="check-mark small soft" aria-hidden="true">
        {props.status === 'todo' && props.number}
        {props.status === 'done' && <Icon name="check" />}
        {props.status === 'failed' && <Icon name="alert" />}
      </span>
      <div class="check-body">
        <div class="check-head wrap gap-2">
          <h2 tabIndex={-1} ref={props.titleRef ?? null}>
            {props.status === 'todo' ? (
              props.title
            ) : (
              <Trans id={HEADINGS[props.status]} values={{ heading: props.title, spoken: Spoken }} />
            )}
          </h2>
          {props.aside}
        </div>
        {props.children}
      </div>
    </li>
  );
}
