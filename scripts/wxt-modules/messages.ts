import { defineWxtModule } from 'wxt/modules';
import {
  declareMessages,
  manifestMessages,
  messageFiles,
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
      for (const { name, contents } of messageFiles(languages, source))
        assets.push({ relativeDest: `messages/${name}`, contents });
      for (const language of languages)
        assets.push({
          relativeDest: `_locales/${language.code.replace('-', '_')}/messages.json`,
          contents: JSON.stringify(manifestMessages(language, source)),
        });
    });
  },
});
