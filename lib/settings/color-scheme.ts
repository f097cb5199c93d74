import { stored } from '../stored-state/index.ts';
import { colorScheme, THEMES } from './appearance.ts';
import { choiceIn, SETTINGS_KEY } from './row-choices.ts';

const theme = stored(SETTINGS_KEY, (settings) => choiceIn(settings, 'theme', THEMES));

/** The chosen theme as a value of the CSS property `color-scheme`, for what we show in other pages. */
export const readColorScheme = async (): Promise<string> => colorScheme(await theme.read());
