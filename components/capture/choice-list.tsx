import { useId } from 'preact/hooks';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import './choice-list.css';

/** A choice between a few options, one below the other. Arrow keys choose; Enter and a click also finish. */
export function ChoiceList<T extends string>(props: {
  label: string;
  value: T | null;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  onDone: () => void;
}) {
  const name = useId();
  return (
    <fieldset class="choice-list">
      <legend>{props.label}</legend>
      {props.options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
            // Arrow keys come here as clicks without a pointer. The change follows the click.
            onClick={(event) => event.detail > 0 && setTimeout(props.onDone)}
            onKeyDown={outsideComposition((event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              props.onDone();
            })}
          />
          <span dir="auto">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
