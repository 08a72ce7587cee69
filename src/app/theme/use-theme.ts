import {useState} from 'react';
import {readTheme, setTheme, type Theme} from './theme.ts';

/** The theme of this device and the way to change it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, keep] = useState(readTheme);
  return [
    theme,
    (next) => {
      setTheme(next);
      keep(next);
    },
  ];
}
