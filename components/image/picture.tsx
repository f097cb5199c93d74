import { useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { KindIcon } from '../search/index.ts';
import { usePicture } from './use-picture.ts';

/** An image, or a frame that says why it isn't shown. */
export function Picture(props: {
  /** Null while it may not be fetched. */
  address: string | null;
  /** The alternative text; empty if text beside it says the same. */
  alt: string;
  /** The text of the frame while fetching isn't allowed. */
  words: string;
}) {
  const picture = usePicture(props.address);
  const [broken, setBroken] = useState<string | null>(null);
  if (picture.state === 'here' && broken !== picture.url)
    return (
      <img
        class="picture"
        src={picture.url}
        alt={props.alt}
        decoding="async"
        draggable={false}
        onError={() => setBroken(picture.url)}
      />
    );
  const words =
    picture.state === 'here'
      ? t('image.damaged')
      : picture.state === 'failed'
        ? picture.sentence
        : picture.state === 'loading'
          ? ''
          : props.words;
  return (
    <span class="picture" data-empty="" aria-busy={picture.state === 'loading'}>
      <KindIcon kind="image" template={null} />
      {words && <span class="small">{words}</span>}
    </span>
  );
}
