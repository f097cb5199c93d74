import type { ComponentChild } from 'preact';
import { keyHints } from '../../components/capture/index.ts';
import { readShortcuts, ShortcutButton, watchShortcuts } from '../../components/connection/index.ts';
import { CopyDiagnostics } from '../../components/diagnostics/index.ts';
import { panelKeys } from '../../components/panel/index.ts';
import { Marked } from '../../components/search/index.ts';
import { KeyList, useColorScheme, useWatched } from '../../components/ui/index.ts';
import { type HelpBlock, type HelpText, loadedLanguage, t } from '../../lib/i18n/index.ts';
import { type FoundSection, wordsOf } from './find-sections.ts';
import { isPicture, PICTURES, pictureFile } from './pictures.ts';

/** The shortcuts as the browser has them now. */
function Shortcuts() {
  const shortcuts = useWatched(readShortcuts, watchShortcuts) ?? [];
  return (
    <>
      <KeyList
        groups={[
          {
            title: null,
            keys: shortcuts.map(({ description, keys }) => ({
              keys: keys || null,
              does: description,
            })),
          },
        ]}
      />
      <div>
        <ShortcutButton>{t('options.changeShortcuts')}</ShortcutButton>
      </div>
    </>
  );
}

function Diagnostics() {
  return (
    <div class="help-tool">
      <p class="soft">{t('diagnostics.hint')}</p>
      <CopyDiagnostics />
    </div>
  );
}

/** What a help text can include besides text (`::name`). */
export const PARTS: Readonly<Record<string, () => ComponentChild>> = {
  shortcuts: () => <Shortcuts />,
  'popup-keys': () => <KeyList groups={[{ title: null, keys: keyHints() }]} />,
  'panel-keys': () => <KeyList groups={panelKeys()} heading="h4" />,
  diagnostics: () => <Diagnostics />,
};

type MarksOf = FoundSection['marksOf'];

function Text({ pieces, marksOf }: { pieces: readonly HelpText[]; marksOf: MarksOf }) {
  return (
    <>
      {pieces.map((piece, at) => (
        // The index is a safe key: pieces carry no state.
        <Piece key={at} piece={piece} marksOf={marksOf} />
      ))}
    </>
  );
}

function Piece({ piece, marksOf }: { piece: HelpText; marksOf: MarksOf }) {
  const words = <Marked text={wordsOf(piece)} marks={marksOf(wordsOf(piece))} />;
  if (typeof piece === 'string') return words;
  switch (piece.kind) {
    case 'key':
      // Keys and what is typed run from left to right in every language.
      return (
        <kbd class="help-key" dir="ltr">
          {words}
        </kbd>
      );
    case 'label':
      return <strong class="help-label">{words}</strong>;
    case 'link':
      return piece.to.startsWith('#') ? (
        <a href={piece.to}>{words}</a>
      ) : (
        <a href={piece.to} target="_blank" rel="noreferrer">
          {words}
        </a>
      );
  }
}

function Block({ block, marksOf }: { block: HelpBlock; marksOf: MarksOf }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Text pieces={block.text} marksOf={marksOf} />
        </p>
      );
    case 'picture':
      return <Picture name={block.name} alt={block.alt} />;
    case 'part':
      return PARTS[block.name]?.() ?? null;
    default: {
      const List = block.kind === 'steps' ? 'ol' : 'ul';
      return (
        <List class="help-list">
          {block.items.map((item, at) => (
            <li key={at}>
              <Text pieces={item} marksOf={marksOf} />
            </li>
          ))}
        </List>
      );
    }
  }
}

/** What is below a heading of the help. */
export function Blocks({ section }: { section: FoundSection }) {
  return (
    <>
      {section.blocks.map((block, at) => (
        <Block key={at} block={block} marksOf={section.marksOf} />
      ))}
    </>
  );
}

/** A picture of a screen, in the language and the color scheme of the page. */
function Picture({ name, alt }: { name: string; alt: string }) {
  const scheme = useColorScheme();
  if (!isPicture(name)) return null;
  const { width, height } = PICTURES[name];
  const file = pictureFile(name, scheme, loadedLanguage() ?? 'en');
  return (
    <figure class="help-picture">
      <img src={`/help/${file}`} alt={alt} decoding="async" width={width} height={height} />
    </figure>
  );
}
