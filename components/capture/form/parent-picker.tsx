import { useEffect, useState } from 'preact/hooks';
import { isPrivate } from '../../../lib/entries/index.ts';
import { t } from '../../../lib/i18n/index.ts';
import { openLibrary } from '../../../lib/library/index.ts';
import type { ArticleId, ArticleSummary, WorldId } from '../../../lib/model/index.ts';
import { useScreenShare } from '../../screen-share/index.ts';
import { Combobox, Field, IconButton } from '../../ui/index.ts';

const MAX_OPTIONS = 8;

/** Picks an article of the world by its title. */
export function ParentPicker(props: {
  label: string;
  hint: string;
  worldId: WorldId | null;
  value: ArticleId | null;
  onPick: (id: ArticleId | null) => void;
}) {
  const { worldId, value } = props;
  const { isCovered } = useScreenShare();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly ArticleSummary[]>([]);
  const [chosen, setChosen] = useState<ArticleSummary | null>(null);

  useEffect(() => {
    if (value === null || chosen?.id === value) return;
    let stale = false;
    void openLibrary()
      .then((library) => library.articles([value]))
      .then(([article]) => !stale && setChosen(article ?? null));
    return () => {
      stale = true;
    };
  }, [value, chosen]);

  useEffect(() => {
    setFound([]);
    if (!worldId || !typed.trim()) return;
    let stale = false;
    void openLibrary()
      .then((library) => library.searchTitles(worldId, typed, MAX_OPTIONS))
      .then((articles) => !stale && setFound(articles));
    return () => {
      stale = true;
    };
  }, [worldId, typed]);

  const isShown = chosen?.id === value && !(isCovered && isPrivate('article', chosen));
  return (
    <Field label={props.label} hint={props.hint}>
      {(ids) =>
        value !== null ? (
          <div class="capture-parent">
            <input
              class="input"
              type="text"
              readOnly
              value={isShown ? chosen.title : t('capture.articleChosen')}
              {...ids}
            />
            <IconButton
              icon="close"
              label={t('capture.clearField', { field: props.label })}
              onClick={() => props.onPick(null)}
            />
          </div>
        ) : (
          <Combobox
            ids={ids}
            text={typed}
            onText={setTyped}
            options={found}
            keyOf={({ id }) => id}
            placeholder={t('capture.parentPlaceholder')}
            empty={typed.trim() ? t('capture.parentNoMatch') : t('capture.parentType')}
            onBlur={() => setTyped('')}
            onPick={(article) => {
              setChosen(article);
              setTyped('');
              props.onPick(article.id);
            }}
            render={(article) => (
              <>
                <span class="capture-tag" data-private={isPrivate('article', article) || undefined}>
                  {article.title}
                </span>
                <span class="soft small">{article.template}</span>
              </>
            )}
          />
        )
      }
    </Field>
  );
}
