import type { ComponentChildren } from 'preact';
import { NewsLine } from '../../../components/news/index.ts';
import { Button, Notice, type NoticeTone } from '../../../components/ui/index.ts';
import type { Sheet } from '../story.ts';

const WORDS: Record<NoticeTone, { name: string; words: ComponentChildren; action: string }> = {
  plain: {
    name: 'Plain',
    words: 'Loreside is not connected yet. You can write drafts all the same; they wait here.',
    action: 'Connect',
  },
  good: { name: 'Good', words: 'The connection holds. 120 articles can be read.', action: 'Open the world' },
  warn: {
    name: 'Warning',
    words: 'The service turned the keys away. Your drafts wait here; nothing is lost.',
    action: 'Reconnect',
  },
  danger: {
    name: 'Danger: read out at once',
    words:
      'The drafts on this device could not be opened. Nothing was deleted; restart the browser and look again.',
    action: 'Try again',
  },
};

export default (): Sheet => ({
  stories: [
    ...Object.entries(WORDS).flatMap(([tone, { name, words, action }]) => {
      const known = tone === 'good' || tone === 'warn' || tone === 'danger' ? tone : 'plain';
      return [
        { name, show: () => <Notice tone={known}>{words}</Notice> },
        {
          name: `${name}, with a way on`,
          show: () => (
            <Notice tone={known} actions={<Button tone="primary">{action}</Button>}>
              {words}
            </Notice>
          ),
        },
      ];
    }),
    { name: 'After an update', show: () => <NewsLine version="0.2.0" /> },
  ],
});
