import { PageSide } from '../../../components/ui/index.ts';
import type { SheetMaker } from '../story.ts';

const sheet: SheetMaker = () => ({
  stories: [
    {
      name: 'Beside long pages',
      show: () => (
        <PageSide
          title="Settings"
          headings={[
            { id: 'general', title: 'General' },
            { id: 'capture', title: 'Capture' },
            { id: 'about', title: 'About' },
          ]}
          listLabel="Sections"
          searchLabel="Search settings"
          typed=""
          onSearch={() => {}}
          found=".setting"
        />
      ),
    },
  ],
});

export default sheet;
