import { useState } from 'preact/hooks';
import { Counter, Field, SelectedText, TextAreaField, TextField } from '../../../components/ui/index.ts';
import type { Sheet } from '../story.ts';

const LONG = 'The lamp was lit before anybody wrote down by whom. ';

function Line(props: Omit<Parameters<typeof TextField>[0], 'onInput'>) {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} value={value} onInput={setValue} />;
}

function Area(props: Omit<Parameters<typeof TextAreaField>[0], 'onInput'>) {
  const [value, setValue] = useState(props.value);
  return <TextAreaField {...props} value={value} onInput={setValue} />;
}

export default (): Sheet => ({
  stories: [
    { name: 'One line', show: () => <Line label="Title" value="The Drowned Lighthouse" /> },
    { name: 'Empty', show: () => <Line label="Subheading" value="" placeholder="Below the title" /> },
    {
      name: 'With a hint',
      show: () => (
        <Line label="Address" value="https://platform.example" hint="As it stands in the address bar." />
      ),
    },
    {
      name: 'With what is wrong',
      show: () => (
        <Line
          label="Application key"
          value="loreside"
          problem="That is too short for a key. Copy it once more, whole."
          hint="Forty characters."
        />
      ),
    },
    { name: 'Concealed', show: () => <Line label="User token" value="not-a-real-token" isMasked /> },
    {
      name: 'With a counter, near its limit',
      show: () => <Line label="Icon" value="fa-solid fa-lamp" limit={18} />,
    },
    {
      name: 'Over its limit',
      show: () => (
        <Line
          label="Pronunciation"
          value="SALT-meer, softly"
          limit={12}
          problem="It is 5 characters too long: 12 fit."
        />
      ),
    },
    { name: 'Longer text', show: () => <Area label="Content" value={LONG.repeat(4)} /> },
    {
      name: 'Longer text, over its limit',
      show: () => (
        <Area
          label="Excerpt"
          value={LONG.repeat(2)}
          limit={80}
          rows={2}
          problem="The excerpt is 24 characters too long: 80 fit."
        />
      ),
    },
    {
      name: 'Around a control of any kind',
      show: () => (
        <Field label="Pace" hint="Requests a second." aside="polite">
          {(ids) => (
            <select class="input" {...ids}>
              <option>1</option>
              <option>2</option>
            </select>
          )}
        </Field>
      ),
    },
    {
      name: 'To copy by hand',
      show: () => <SelectedText label="Diagnostics" text={LONG.repeat(4)} />,
    },
    {
      name: 'The counter alone: fits, too long',
      show: () => (
        <div class="story-row small">
          <Counter text={LONG} limit={100} always />
          <Counter text={LONG} limit={40} />
        </div>
      ),
    },
  ],
});
