import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import {
  Chip,
  Combobox,
  Field,
  ListTools,
  Segmented,
  Switch,
  searchable,
  TabStrip,
} from '../../../components/ui/index.ts';
import type { Sheet } from '../story.ts';

const NAMES = ['Building', 'Character', 'Condition', 'Conflict', 'Document', 'Ethnicity', 'Settlement'];

function Picker({ label, typed }: { label: string; typed: string }) {
  const [text, setText] = useState(typed);
  const found = NAMES.filter((name) => searchable(name).includes(searchable(text)));
  return (
    <Field label={label}>
      {(ids) => (
        <Combobox
          ids={ids}
          text={text}
          onText={setText}
          options={found}
          keyOf={(name) => name}
          render={(name) => name}
          onPick={setText}
          empty="No template is called that."
          placeholder="Type to find one"
        />
      )}
    </Field>
  );
}

/** Opens the list in it with the down arrow. The focus doesn't move, so several can be open. */
function Opened({ children }: { children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const down = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true });
    box.current?.querySelector('input')?.dispatchEvent(down);
  }, []);
  return (
    <div class="story-open" ref={box}>
      {children}
    </div>
  );
}

function Sides() {
  const [side, setSide] = useState<'write' | 'preview'>('write');
  return (
    <Segmented
      label="How it is shown"
      value={side}
      options={[
        { value: 'write', label: 'Write' },
        { value: 'preview', label: 'Preview' },
      ]}
      onChange={setSide}
    />
  );
}

function Toggle({ on, children }: { on: boolean; children: ComponentChildren }) {
  const [checked, setChecked] = useState(on);
  return (
    <Switch checked={checked} onChange={setChecked}>
      {children}
    </Switch>
  );
}

const TABS = [
  { key: 'all', label: 'Everything', count: 12 },
  { key: 'lamps', label: 'Lamps', count: 3 },
  { key: 'harbors', label: 'Harbors' },
];

function Tabs() {
  const [shown, setShown] = useState('all');
  return (
    <>
      <TabStrip label="Parts of the list" tabs={TABS} shown={shown} panelId="shown-part" onShow={setShown} />
      <div id="shown-part" role="tabpanel" aria-label="Shown part">
        {TABS.find(({ key }) => key === shown)?.label}
      </div>
    </>
  );
}

function Tools() {
  const [typed, setTyped] = useState('');
  const [order, setOrder] = useState<'name' | 'count'>('name');
  const [kind, setKind] = useState('lamps');
  return (
    <ListTools
      filter={{ label: 'Filter the list', value: typed, onChange: setTyped }}
      order={{
        label: 'Order of the list',
        value: order,
        options: [
          { value: 'name', label: 'By name' },
          { value: 'count', label: 'By count' },
        ],
        onChange: setOrder,
      }}
      chipsLabel="Kinds in the list"
      chips={TABS.slice(1).map(({ key, label, count }) => ({
        key,
        label,
        ...(count !== undefined && { count }),
        isOn: key === kind,
        onToggle: () => setKind(key),
      }))}
      menu={{ items: [{ id: 'copy', label: 'Copy the list', leading: 'copy' }], onChoose: () => {} }}
    />
  );
}

export default (): Sheet => ({
  stories: [
    { name: 'Combobox, closed', show: () => <Picker label="Template" typed="Building" /> },
    {
      name: 'Combobox, open',
      show: () => (
        <Opened>
          <Picker label="Template of the next" typed="c" />
        </Opened>
      ),
    },
    {
      name: 'Combobox, nothing matches',
      show: () => (
        <Opened>
          <Picker label="Template of the last" typed="lamp" />
        </Opened>
      ),
    },
    { name: 'One of a few', show: () => <Sides /> },
    { name: 'Tabs in one line', show: () => <Tabs /> },
    { name: 'What stands above a list', show: () => <Tools /> },
    {
      name: 'On and off',
      show: () => (
        <div class="story-row">
          <Toggle on>Draft</Toggle>
          <Toggle on={false}>In progress (WIP)</Toggle>
        </div>
      ),
    },
    {
      name: 'Words that can be taken away, and one that cannot',
      show: () => (
        <div class="story-row">
          <Chip onRemove={() => {}}>harbour</Chip>
          <Chip onRemove={() => {}}>north coast</Chip>
          <Chip>lamps</Chip>
        </div>
      ),
    },
  ],
});
