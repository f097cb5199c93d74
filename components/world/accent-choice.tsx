import { t } from '../../lib/i18n/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { type Accent, changeSettings, readSettings, watchSettings } from '../../lib/settings/index.ts';
import { useAsyncAction } from '../search/index.ts';
import { accentStyle, Notice, useWatched } from '../ui/index.ts';
import './world.css';

/** Hues in degrees, far enough apart to tell from each other. */
const SWATCHES = [
  { hue: 25, label: 'world.colorRed' },
  { hue: 55, label: 'world.colorOrange' },
  { hue: 85, label: 'world.colorGold' },
  { hue: 140, label: 'world.colorGreen' },
  { hue: 195, label: 'world.colorTeal' },
  { hue: 250, label: 'world.colorBlue' },
  { hue: 295, label: 'world.colorViolet' },
  { hue: 350, label: 'world.colorPink' },
] as const;

/** The color that is chosen for a world, in words: the nearest of those that can be chosen. */
export function accentName(accent: Accent | null): string {
  if (accent === null) return t('world.colorDefault');
  if (accent === 'cover') return t('world.colorCover');
  const distance = (hue: number) => Math.min(Math.abs(hue - accent), 360 - Math.abs(hue - accent));
  const nearest = SWATCHES.reduce((best, one) => (distance(one.hue) < distance(best.hue) ? one : best));
  return t(nearest.label);
}

/** Chooses the accent that the panel has while it shows this world. */
export function AccentChoice({ worldId, hasCover }: { worldId: WorldId; hasCover: boolean }) {
  const accents = useWatched(async () => (await readSettings()).accents, watchSettings);
  const [errorMessage, run] = useAsyncAction();
  const chosen = accents?.[worldId] ?? null;
  const choose = (accent: Accent | null) =>
    run(async () => {
      await changeSettings((settings) => {
        const { [worldId]: _, ...others } = settings.accents;
        return { ...settings, accents: accent === null ? others : { ...others, [worldId]: accent } };
      });
    });
  const named: readonly { accent: Accent | null; label: string }[] = [
    { accent: null, label: t('world.colorDefault') },
    ...(hasCover ? [{ accent: 'cover' as const, label: t('world.colorCover') }] : []),
  ];
  return (
    <section class="detail-section column gap-2">
      <fieldset class="accents">
        <legend>{t('world.color')}</legend>
        {named.map(({ accent, label }) => (
          <label key={label} class="accent-named">
            <input type="radio" name="accent" checked={chosen === accent} onChange={() => choose(accent)} />
            {label}
          </label>
        ))}
        <span class="accent-swatches">
          {SWATCHES.map(({ hue, label }) => (
            <input
              key={hue}
              class="accent-swatch"
              type="radio"
              name="accent"
              style={accentStyle(hue)}
              aria-label={t(label)}
              title={t(label)}
              checked={chosen === hue}
              onChange={() => choose(hue)}
            />
          ))}
        </span>
      </fieldset>
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
    </section>
  );
}
