import {
  Button,
  type ButtonProps,
  FoldChevron,
  FoldCount,
  IconButton,
  MoreMenu,
} from '../../../components/ui/index.ts';
import type { Sheet } from '../story.ts';

type Tone = NonNullable<ButtonProps['tone']>;
// A record, so that the compiler notices a missing tone.
const TONES: Record<Tone, string> = {
  primary: 'Connect',
  plain: 'Change',
  quiet: 'Sync now',
  danger: 'Disconnect',
};
const tones = Object.keys(TONES).filter((tone): tone is Tone => tone in TONES);

const row = (change: Partial<ButtonProps>) => (
  <div class="story-row">
    {tones.map((tone) => (
      <Button key={tone} tone={tone} {...change}>
        {TONES[tone]}
      </Button>
    ))}
  </div>
);

export default (): Sheet => ({
  stories: [
    { name: 'Every tone: primary, plain, quiet, danger', show: () => row({}) },
    { name: 'Small', show: () => row({ size: 'small' }) },
    { name: 'With a drawing', show: () => row({ icon: 'send' }) },
    { name: 'With its key', show: () => row({ keys: 'Ctrl+Enter' }) },
    { name: 'Busy: keeps the focus, does nothing', show: () => row({ busy: true }) },
    { name: 'Disabled', show: () => row({ disabled: true }) },
    { name: 'Pressed', show: () => row({ 'aria-pressed': true }) },
    {
      name: 'A drawing alone',
      show: () => (
        <div class="story-row">
          {tones.map((tone) => (
            <IconButton key={tone} tone={tone} icon="lock" label={`Lock, ${tone}`} />
          ))}
          <IconButton icon="chevron" label="Forward" keys="Alt+Right" />
          <IconButton icon="chevron" label="Forward, disabled" disabled />
          <IconButton icon="chevron" label="Forward, small" size="small" />
          <IconButton icon="chevron" label="Forward, busy" busy />
          <IconButton icon="lock" label="Lock, pressed" aria-pressed />
        </div>
      ),
    },
    {
      name: 'What unfolds: folded and not, with how many there are',
      show: () => (
        <div class="story-row">
          {[false, true].map((isUnfolded) => (
            <button key={String(isUnfolded)} type="button" class="button" aria-expanded={isUnfolded}>
              <FoldChevron />
              Lamps
              <FoldCount count={1_204} words="1,204 mentions" />
            </button>
          ))}
        </div>
      ),
    },
    {
      name: 'What else can be done',
      show: () => (
        <MoreMenu items={[{ id: 'copy', label: 'Copy list', leading: 'copy' }]} onChoose={() => {}} />
      ),
    },
  ],
});
