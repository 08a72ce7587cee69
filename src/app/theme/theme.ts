/** Light, dark, or as the system says. */
export const themes = ['light', 'dark', 'system'] as const;

export type Theme = (typeof themes)[number];

const themeKey = 'faro.theme';

/** The canvas of each theme, for the browser's own bars. Same values as `--bg` and `--surface` of the tokens. */
const barColours = {light: '#f3f5f8', dark: '#0d141c'} as const;

export function readTheme(): Theme {
  const stored = localStorage.getItem(themeKey);
  return themes.find((theme) => theme === stored) ?? 'system';
}

/** Shows a theme and remembers it on this device. */
export function setTheme(theme: Theme): void {
  localStorage.setItem(themeKey, theme);
  showTheme(theme);
}

/** Sets the theme of the page without remembering it. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = barColours[theme === 'system' ? own : theme];
  }
}
