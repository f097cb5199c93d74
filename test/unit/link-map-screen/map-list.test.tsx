import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { MapList } from '../../../components/link-map/map-list.tsx';
import type { ShownMap } from '../../../components/link-map/shown-map.ts';

afterEach(cleanup);

/** A map of these entries, by their locations. */
function mapOf(locations: readonly number[]): ShownMap {
  const graph = { entries: Uint32Array.from(locations), links: new Uint32Array() };
  return {
    ...{ graph, leftOut: 0, order: Uint32Array.from(locations.keys()), legend: [] },
    scene: {
      ...{ positions: new Float32Array(2 * locations.length), links: graph.links },
      ...{ degrees: new Uint32Array(locations.length), hues: new Uint8Array(locations.length) },
    },
    entryOf: (node) => ({
      ...{ ref: { kind: 'article', id: `a${locations[node]}` }, title: `Port ${locations[node]}` },
      ...{ template: null, isPrivate: false },
    }),
    ...{ nodeOf: () => -1, linksTo: () => [], linksFrom: () => [], waysBetween: () => [] },
  };
}

const activeRow = () => screen.getByRole('option', { selected: true }).textContent;

test('a sync that brings another map leaves the keys at their row', () => {
  const onSelect = vi.fn();
  const list = (locations: readonly number[]) => (
    <MapList
      {...{ map: mapOf(locations), selected: -1, label: 'Entries', onSelect }}
      {...{ onPoint: () => {}, onOpen: () => {}, onHide: () => {} }}
    />
  );
  const { rerender } = render(list([3, 5, 8]));
  const box = screen.getByRole('listbox');
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(activeRow()).toContain('Port 5');
  rerender(list([2, 3, 4, 5, 8]));
  expect(activeRow()).toContain('Port 5');
  fireEvent.keyDown(box, { key: ' ' });
  expect(onSelect).toHaveBeenCalledWith(3);
  rerender(list([2, 3]));
  expect(activeRow()).toContain('Port 2');
});
