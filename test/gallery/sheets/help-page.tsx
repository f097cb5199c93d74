import '../../../entrypoints/help/help.css';
import { Help } from '../../../entrypoints/help/help.tsx';
import { fetchHelp, loadedLanguage } from '../../../lib/i18n/index.ts';
import type { SheetMaker } from '../story.ts';

const sheet: SheetMaker = () => ({
  fill: true,
  stories: [
    {
      name: 'All topics',
      show: () => (
        <main class="page-with-side help">
          <Help language={loadedLanguage() ?? 'en'} read={fetchHelp} />
        </main>
      ),
    },
  ],
});

export default sheet;
