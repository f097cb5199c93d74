import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Segmented } from '../../components/ui/index.ts';
import '../../components/ui/theme/theme.css';
import './gallery.css';
import { KIT, type Listing, SCREENS } from './catalogue.ts';
import type { Scheme } from './scheme.ts';

const WIDTHS = [
  { value: '320', label: '320 px' },
  { value: '400', label: '400 px' },
  { value: '1000', label: '1,000 px' },
] as const;
type Width = (typeof WIDTHS)[number]['value'];

/** One sheet in one scheme: an iframe as high as its content. */
function Frame({ listing, scheme, width }: { listing: Listing; scheme: Scheme; width: Width }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(listing.height ?? 800);
  useEffect(() => {
    if (listing.height !== undefined) return;
    const told = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.current?.contentWindow || event.source === null) return;
      const { data } = event;
      if (typeof data === 'object' && data !== null && 'height' in data && typeof data.height === 'number')
        setHeight(data.height);
    };
    addEventListener('message', told);
    return () => removeEventListener('message', told);
  }, [listing]);
  return (
    <iframe
      ref={frame}
      loading="lazy"
      title={`${listing.title}, ${scheme}`}
      src={`sheet.html?sheet=${listing.id}&scheme=${scheme}`}
      style={{ inlineSize: `${width}px`, blockSize: `${height}px`, colorScheme: scheme }}
    />
  );
}

function Part({ title, listings, width }: { title: string; listings: readonly Listing[]; width: Width }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {listings.map((listing) => (
        <section key={listing.id} id={listing.id} class="gallery-sheet">
          <h3>
            <a href={`sheet.html?sheet=${listing.id}`}>{listing.title}</a>
          </h3>
          <div class="gallery-pair">
            <Frame listing={listing} scheme="light" width={width} />
            <Frame listing={listing} scheme="dark" width={width} />
          </div>
        </section>
      ))}
    </section>
  );
}

function Gallery() {
  const [width, setWidth] = useState<Width>('400');
  return (
    <>
      <header class="gallery-head">
        <h1>Gallery</h1>
        <Segmented label="Width" value={width} options={WIDTHS} onChange={setWidth} />
        <nav aria-label="Sheets">
          {[...KIT, ...SCREENS].map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <Part title="The kit" listings={KIT} width={width} />
        <Part title="The screens" listings={SCREENS} width={width} />
      </main>
    </>
  );
}

const app = document.getElementById('app');
if (app) render(<Gallery />, app);
