import { defineWxtModule } from 'wxt/modules';
import { helpFiles, readAllHelp } from '../build/help/index.ts';
import { readLanguages } from '../build/messages/index.ts';

/** Adds `help/<code>.json`, the texts of the help page, in each language. */
export default defineWxtModule({
  name: 'help',
  setup(wxt) {
    wxt.hook('build:publicAssets', (_, assets) => {
      const languages = readLanguages();
      for (const { name, contents } of helpFiles(languages, readAllHelp(languages)))
        assets.push({ relativeDest: `help/${name}`, contents });
    });
  },
});
