import {readTheme, showTheme} from '#src/app/theme/theme.ts';
import {detectBrowserLanguage} from '#src/i18n/detect-language.ts';

// Before anything is painted: no flash of the other theme, and a screen reader gets the right voice.
showTheme(readTheme());
document.documentElement.lang = detectBrowserLanguage();
