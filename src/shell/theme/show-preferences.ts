import type {Theme} from '#contract/account/choices.ts';
import {readPreferences, watchPreferences} from '#src/data/device/preferences.ts';

/** The canvas of each theme, for the browser's own bars. Same values as `--bg` of the tokens. */
const barColours = {light: '#f3f5f8', dark: '#0d141c'} as const;

/** Shows what was chosen on this device, now and whenever it changes, in any tab. */
export function showPreferences(): void {
  const show = () => {
    const {theme, hidesAmounts} = readPreferences();
    showTheme(theme);
    document.documentElement.toggleAttribute('data-private', hidesAmounts);
  };
  watchPreferences(show);
  show();
}

function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = barColours[theme === 'system' ? own : theme];
  }
}
