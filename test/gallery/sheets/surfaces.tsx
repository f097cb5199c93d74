import { useState } from 'preact/hooks';
import { EntryTile } from '../../../components/search/index.ts';
import {
  Button,
  Card,
  ChipButton,
  ControlledMenu,
  EmptyState,
  FoldHead,
  FoldTitle,
  type Hue,
  Icon,
  Menu,
  type MenuItem,
  Tile,
} from '../../../components/ui/index.ts';
import type { EntryKind } from '../../../lib/library/index.ts';
import { TEMPLATES } from '../../../lib/model/index.ts';
import type { Sheet } from '../story.ts';

// A record, so that the compiler notices a missing hue.
const HUES: Record<Hue, true> = {
  people: true,
  peoples: true,
  places: true,
  groups: true,
  events: true,
  objects: true,
  magic: true,
  words: true,
  creatures: true,
  other: true,
  world: true,
};
const hues = Object.keys(HUES).filter((hue): hue is Hue => hue in HUES);
const KINDS: readonly EntryKind[] = ['statblock', 'secret', 'category', 'image', 'manuscript'];

const ITEMS: readonly MenuItem[] = [
  { id: 'mention', label: 'Insert a mention', leading: 'add', keys: 'Enter' },
  { id: 'link', label: 'Insert a link', leading: 'link', keys: 'Ctrl+Enter' },
  { id: 'draft', label: 'Draft', letter: 'd', isOn: true, hasSeparator: true },
  { id: 'wip', label: 'Work in progress', letter: 'w', isOn: null },
  { id: 'public', label: 'Public', group: 'Visibility', isChosen: true },
  { id: 'private', label: 'Private', isChosen: false, detail: 'Only you and co-authors' },
  { id: 'remove', label: 'Remove from this list', leading: 'bin', tone: 'danger', hasSeparator: true },
  { id: 'undo', label: 'Undo', leading: 'undo', isDisabled: true },
];

function Opened() {
  const [isOpen, setOpen] = useState(true);
  return (
    <div class="story-menu">
      <ControlledMenu
        label="Insert"
        tone="plain"
        items={ITEMS}
        isOpen={isOpen}
        onOpen={setOpen}
        highlighted="link"
        onChoose={() => {}}
      />
    </div>
  );
}

export default (): Sheet => ({
  stories: [
    {
      name: 'Headings of groups that fold: an entry’s, and one of our own',
      show: () => (
        <>
          <FoldHead
            row="entry"
            isStop
            contentId="fold-entry-content"
            isUnfolded={false}
            onUnfold={() => {}}
            tile={<EntryTile kind="article" template="settlement" />}
            name={
              <FoldTitle id="fold-entry" isPrivate={false}>
                The Nine Lamps of Saltmere and their keepers
              </FoldTitle>
            }
            detail="Settlement · The Tidewater › Towns of the north coast"
            isDetailCut
            count={12}
            countInWords="12 mentions"
          >
            <Button size="small">Link 12</Button>
          </FoldHead>
          <FoldHead
            row="own"
            isStop
            contentId="fold-own-content"
            isUnfolded
            onUnfold={() => {}}
            name={<strong>Worth a look</strong>}
            detail="May be fine"
            count={2}
            countInWords="2 findings"
          />
          <ul id="fold-own-content">
            <li>Saltmere has leftover text: “TODO”.</li>
          </ul>
        </>
      ),
    },
    {
      name: 'Tiles of all hues',
      show: () => (
        <div class="story-row">
          {hues.map((hue) => (
            <Tile key={hue} hue={hue}>
              <Icon name="article" />
            </Tile>
          ))}
        </div>
      ),
    },
    {
      name: 'Tiles of all templates and kinds',
      show: () => (
        <div class="story-row">
          {TEMPLATES.map(({ code }) => (
            <EntryTile key={code} kind="article" template={code} />
          ))}
          {KINDS.map((kind) => (
            <EntryTile key={kind} kind={kind} template={null} />
          ))}
        </div>
      ),
    },
    {
      name: 'Tiles of all sizes',
      show: () => (
        <div class="story-row">
          <EntryTile kind="article" template="person" size="small" />
          <EntryTile kind="article" template="person" />
          <EntryTile kind="article" template="person" size="large" />
        </div>
      ),
    },
    {
      name: 'Card',
      show: () => (
        <Card title="Facts" actions={<Button size="small">Change</Button>}>
          <p>Population: about 3,400, fewer each winter</p>
        </Card>
      ),
    },
    {
      name: 'Empty state',
      show: () => (
        <EmptyState
          icon="article"
          title="Nothing here yet"
          actions={<Button tone="primary">New article</Button>}
        >
          What you write in this world appears here.
        </EmptyState>
      ),
    },
    {
      name: 'Menus, closed',
      show: () => (
        <div class="story-row">
          <Menu label="Insert" items={ITEMS} onChoose={() => {}} />
          <Menu label="More" icon="more" isIconOnly items={ITEMS} onChoose={() => {}} align="end" />
        </div>
      ),
    },
    {
      name: 'Chips that open',
      show: () => (
        <div class="story-row">
          <ChipButton label="Template" value="Settlement">
            {() => <p>Settlement, Character, Item</p>}
          </ChipButton>
          <ChipButton label="Category" value={null}>
            {() => <p>People, Places</p>}
          </ChipButton>
        </div>
      ),
    },
    { name: 'Menu, open', show: () => <Opened /> },
  ],
});
