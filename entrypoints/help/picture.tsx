import { useColorScheme } from '../../components/ui/index.ts';
import { loadedLanguage } from '../../lib/i18n/index.ts';
import { isPicture, PICTURES, pictureFile } from './pictures.ts';

/** A picture of a screen, in the language and the color scheme of the page. */
export function Picture({ name, alt }: { name: string; alt: string }) {
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
