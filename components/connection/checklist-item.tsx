import type { ComponentChildren, Ref } from 'preact';
import { Icon } from '../ui/index.ts';
import './checklist.css';

export type ItemStatus = 'todo' | 'done' | 'failed';
const SPOKEN: Record<ItemStatus, string> = { todo: '', done: ' (done)', failed: ' (needs a look)' };

/** A numbered step of the checklist. A check mark replaces the number when the step is done. */
export function ChecklistItem(props: {
  number: number;
  title: string;
  status: ItemStatus;
  /** Shown beside the title, at the end of the line. */
  aside?: ComponentChildren;
  children?: ComponentChildren;
  titleRef?: Ref<HTMLHeadingElement>;
}) {
  return (
    <li class="check" data-status={props.status}>
      <span class="check-mark" aria-hidden="true">
        {props.status === 'todo' && props.number}
        {props.status === 'done' && <Icon name="check" />}
        {props.status === 'failed' && <Icon name="alert" />}
      </span>
      <div class="check-body">
        <div class="check-head">
          <h2 tabIndex={-1} ref={props.titleRef ?? null}>
            {props.title}
            <span class="visually-hidden">{SPOKEN[props.status]}</span>
          </h2>
          {props.aside}
        </div>
        {props.children}
      </div>
    </li>
  );
}
