import { t } from '../../lib/i18n/index.ts';
import { OutLink, outwardAddress, RefLink, type RichActions } from '../markup/index.ts';
import { Icon } from '../ui/index.ts';
import type { ShownArticle } from './stored-schema.ts';

type Picture = NonNullable<ShownArticle['cover']>;

/** The images of an article as labeled frames. They aren't fetched. */
export function Pictures({ article, actions }: { article: ShownArticle; actions: RichActions }) {
  const pictures = [
    { label: t('article.portrait'), picture: article.portrait },
    { label: t('article.flag'), picture: article.flag },
    { label: t('article.cover'), picture: article.cover },
  ].flatMap(({ label, picture }) =>
    picture && (picture.id !== null || picture.url !== null) ? [{ label, picture }] : [],
  );
  if (pictures.length === 0) return null;
  return (
    <ul class="article-pictures" data-unsearched="">
      {pictures.map(({ label, picture }) => (
        <li key={label}>
          <PictureFrame label={label} picture={picture} actions={actions} />
        </li>
      ))}
    </ul>
  );
}

function PictureFrame({
  label,
  picture,
  actions,
}: {
  label: string;
  picture: Picture;
  actions: RichActions;
}) {
  const address = picture.url === null ? null : outwardAddress(picture.url);
  const ref = picture.id === null ? null : { kind: 'image' as const, id: picture.id };
  return (
    <div class="article-picture">
      <b>{label}</b>
      <span class="article-picture-links">
        {ref && (
          <RefLink target={ref} open={actions.open}>
            {t('article.viewImage')}
          </RefLink>
        )}
        {address && (
          <OutLink href={address}>
            <Icon name="open" /> {t('article.openInTab')}
          </OutLink>
        )}
      </span>
    </div>
  );
}
