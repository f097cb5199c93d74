import type { RefObject } from 'preact';
import { t } from '../../lib/i18n/index.ts';
import { Icon, IconButton, type KeyHint } from '../ui/index.ts';
import './search.css';

/** The keyboard shortcuts of every search box with results. */
export const searchKeys = (): readonly KeyHint[] => [
  { keys: '↑ ↓', does: t('panel.keyMove') },
  { keys: 'Enter', does: t('common.open') },
  { keys: 'Ctrl+Enter', does: t('panel.keyOpenPage') },
  { keys: 'Ctrl+C', does: t('common.copyMention') },
  { keys: 'Esc', does: t('panel.keyEscape') },
];

export interface SearchBoxProps {
  typed: string;
  onTyped: (typed: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** The id of the list it controls; null if none is shown. */
  listId: string | null;
  /** The id of the row that Enter opens. */
  activeId: string | null;
  boxRef: RefObject<HTMLInputElement | null>;
  /** The hints about operators, and what shows or hides them. */
  hints?: { isShown: boolean; onToggle: () => void } | undefined;
  /** What the empty box says, if not that it searches this world. */
  placeholder?: string | undefined;
}

/**
 * The search box. Each page's static HTML contains the same box, so that people can type before scripts have loaded.
 */
export function SearchBox(props: SearchBoxProps) {
  return (
    <div class="search-box input-with-icon">
      <Icon name="search" />
      <input
        class="input"
        type="text"
        id="search"
        role="combobox"
        aria-label={t('search.box')}
        aria-autocomplete="list"
        aria-expanded={props.listId !== null}
        aria-controls={props.listId ?? undefined}
        aria-activedescendant={props.activeId ?? undefined}
        aria-keyshortcuts="/"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="go"
        placeholder={props.placeholder ?? t('search.placeholder')}
        ref={props.boxRef}
        value={props.typed}
        onInput={(event) => props.onTyped(event.currentTarget.value)}
        onKeyDown={props.onKeyDown}
      />
      <span class="kbd" aria-hidden="true">
        /
      </span>
      {props.hints && (
        <IconButton
          icon="help"
          label={t('search.operators')}
          aria-expanded={props.hints.isShown}
          onClick={props.hints.onToggle}
        />
      )}
    </div>
  );
}
