import { defineWxtModule } from 'wxt/modules';
import {
  compileMessages,
  declareMessages,
  manifestMessages,
  readLanguages,
  sourceOf,
} from '../build/messages/index.ts';

/** Path from the folder of generated types to the module that they extend. */
const EXTENDED = '../../lib/i18n/message.ts';

/** Adds to the extension `messages/<code>.json` and `_locales` of each language, and declares the types of all messages. */
export default defineWxtModule({
  name: 'messages',
  setup(wxt) {
    wxt.hook('prepare:types', (_, entries) => {
      const source = sourceOf(readLanguages());
      entries.push({
        path: 'types/messages.d.ts',
        text: declareMessages(source, EXTENDED),
        tsReference: true,
      });
    });
    wxt.hook('build:publicAssets', (_, assets) => {
      const languages = readLanguages();
      const source = sourceOf(languages);
      for (const language of languages)
        assets.push(
          {
            relativeDest: `messages/${language.code}.json`,
            contents: JSON.stringify(compileMessages(language, source)),
          },
          {
            relativeDest: `_locales/${language.code.replace('-', '_')}/messages.json`,
            contents: JSON.stringify(manifestMessages(language, source)),
          },
        );
    });
  },
});
