import { announce, Button, Icon, type IconName, Kbd, Trans } from '../../../components/ui/index.ts';
import type { Sheet } from '../story.ts';

// A record, so that the compiler notices a missing icon.
const DRAWINGS: Record<IconName, true> = {
  add: true,
  alert: true,
  archive: true,
  article: true,
  bin: true,
  check: true,
  chevron: true,
  clock: true,
  close: true,
  copy: true,
  down: true,
  download: true,
  edit: true,
  eye: true,
  fit: true,
  folder: true,
  help: true,
  home: true,
  image: true,
  info: true,
  key: true,
  keyboard: true,
  link: true,
  lock: true,
  map: true,
  minus: true,
  more: true,
  octagon: true,
  open: true,
  panel: true,
  pin: true,
  progress: true,
  refresh: true,
  review: true,
  screen: true,
  search: true,
  send: true,
  settings: true,
  undo: true,
  world: true,
};
const names = Object.keys(DRAWINGS).filter((name): name is IconName => name in DRAWINGS);

export default (): Sheet => ({
  stories: [
    {
      name: 'Every drawing',
      show: () => (
        <ul class="story-icons">
          {names.map((name) => (
            <li key={name}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      ),
    },
    {
      name: 'Keys',
      show: () => (
        <div class="story-row">
          <Kbd>/</Kbd>
          <Kbd>F1</Kbd>
          <Kbd>Ctrl+Enter</Kbd>
          <Kbd>Alt+Shift+L</Kbd>
        </div>
      ),
    },
    {
      name: 'A sentence with a link',
      show: () => (
        <p>
          <Trans id="connection.userTokenHint" values={{ link: (text) => <a href="/">{text}</a> }} />
        </p>
      ),
    },
    {
      name: 'Said to screen readers alone',
      show: () => <Button onClick={() => announce('12 found, 3 in texts')}>Say something</Button>,
    },
  ],
});
