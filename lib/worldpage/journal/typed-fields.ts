import {
  isPlain,
  type JournalElement,
  journalField,
  journalFields,
  nameOf,
  readField,
  textOnArrival,
} from './fields.ts';
import { createRichReader } from './rich-reader.ts';

/** A field of the page, as the journal follows it. */
export interface TypedField {
  name: string;
  element: JournalElement;
  /** What World Anvil had when the page came. */
  before: string;
  /** What was stored last. */
  stored: string;
  /** Whether the background knows `before`. */
  isKnown: boolean;
}

/** A change belongs to the person if a key or click came at most this long before. Milliseconds. */
const BY_HAND = 2_000;
const TOUCHES = ['keydown', 'beforeinput', 'paste', 'cut', 'drop', 'compositionstart', 'pointerup'] as const;

/**
 * Follows what a person changes in the page's fields. What an event costs is a few microseconds: texts are read later.
 * What the page changes by itself doesn't count, such as an editor that is emptied because the sign-in lapsed.
 */
export function followFields(signal: AbortSignal, changed: () => void) {
  const fields = new Map<JournalElement, TypedField>();
  const dirty = new Set<TypedField>();
  /** Texts of visual editors at the last look for fields. */
  const seen = new Map<JournalElement, string>();
  let touchedAt = Number.NEGATIVE_INFINITY;

  const mark = (field: TypedField) => {
    dirty.add(field);
    changed();
  };
  let rich = createRichReader();
  const note = (all: readonly MutationRecord[]) => {
    rich.forget(all);
    if (performance.now() - touchedAt > BY_HAND) return;
    const changes = all.filter(({ type }) => type !== 'attributes');
    for (const field of fields.values())
      if (!isPlain(field.element) && changes.some(({ target }) => field.element.contains(target)))
        mark(field);
  };
  const observer = new MutationObserver(note);

  /** Visual editors are watched from their first reading on, so that what has been read isn't read again. */
  let watched = new WeakSet<JournalElement>();
  function arrivedText(element: JournalElement): string {
    if (!isPlain(element) && !watched.has(element)) {
      watched.add(element);
      observer.observe(element, { childList: true, characterData: true, attributes: true, subtree: true });
    }
    note(observer.takeRecords());
    return textOnArrival(element, rich);
  }

  function follow(element: JournalElement): TypedField {
    const known = fields.get(element);
    if (known) return known;
    const before = arrivedText(element);
    const field = { name: nameOf(element), element, before, stored: before, isKnown: false };
    fields.set(element, field);
    return field;
  }

  const targetOf = (event: Event): HTMLElement | null => {
    const [target] = event.composedPath();
    return target instanceof HTMLElement ? target : null;
  };
  function touch(event: Event): void {
    if (!event.isTrusted) return;
    touchedAt = performance.now();
    const target = targetOf(event);
    const element = target && !fields.has(target) ? journalField(target) : null;
    if (element) follow(element);
    // Buttons of an editor write into plain fields without an event.
    if (event.type === 'pointerup')
      for (const field of fields.values()) if (isPlain(field.element)) mark(field);
  }
  const options = { capture: true, passive: true, signal };
  for (const type of [...TOUCHES, 'focusin']) addEventListener(type, touch, options);
  addEventListener(
    'input',
    (event) => {
      const target = targetOf(event);
      const element = target && (fields.has(target) ? target : journalField(target));
      if (element) mark(follow(element));
    },
    options,
  );
  signal.addEventListener('abort', () => observer.disconnect());

  return {
    all: (): TypedField[] => [...fields.values()],
    /** Follows what the page has by now; visual editors once their text is the same as at the last call. */
    find(): void {
      for (const element of journalFields()) {
        const known = fields.get(element);
        if (isPlain(element)) {
          if (element.value !== follow(element).stored) mark(follow(element));
          continue;
        }
        const text = arrivedText(element);
        if (!known && seen.get(element) === text) follow(element);
        // The page has filled it only now.
        else if (known && !known.isKnown && !dirty.has(known) && performance.now() - touchedAt > BY_HAND)
          known.before = known.stored = text;
        seen.set(element, text);
      }
    },
    /** Changed fields with their texts, once. Fields that the page has removed keep what was stored last. */
    take(): { field: TypedField; text: string; html: string | null }[] {
      note(observer.takeRecords());
      const taken = [...dirty].flatMap((field) => {
        const now = field.element.isConnected ? readField(field.element, rich) : null;
        return now && now.text !== field.stored ? { field, ...now } : [];
      });
      dirty.clear();
      return taken;
    },
    mark,
    forget() {
      observer.disconnect();
      watched = new WeakSet();
      rich = createRichReader();
      seen.clear();
      fields.clear();
      dirty.clear();
    },
  };
}
