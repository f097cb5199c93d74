import { useLoaded } from './useLoaded.ts';
import type { ListViewProps } from './view.ts';
import { LISTS } from './views.ts';

/** All things of a kind, as that kind is listed. */
export function ListScreen(props: ListViewProps) {
  const list = useLoaded(LISTS[props.kind]);
  return list.state === 'here' ? <list.value {...props} /> : null;
}
