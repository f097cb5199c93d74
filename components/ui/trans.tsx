import type { ComponentChildren } from 'preact';
import { format, type MessageId, type RichValuesOf } from '../../lib/i18n/index.ts';

/** A message that contains elements. Each is drawn by the value of its name: `link={(text) => <a href={…}>{text}</a>}`. */
export function Trans<Id extends MessageId>({
  id,
  values,
}: {
  id: Id;
  values: RichValuesOf<Id, ComponentChildren>;
}) {
  return <>{format<ComponentChildren, Id>(id, values)}</>;
}
