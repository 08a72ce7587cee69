import {useSyncExternalStore} from 'react';

/** Light, dark, or as the system says. */
export const themes = ['light', 'dark', 'system'] as const;

export type Theme = (typeof themes)[number];

/** How high the rows of lists are. Source: design.md V4. */
export const densities = ['comfortable', 'normal', 'compact'] as const;

export type Density = (typeof densities)[number];

/** What a person chose for this device, whoever signs in on it. Known before the first paint. */
export type Preferences = {
  readonly theme: Theme;
  readonly density: Density;
  /** Whether letters alone, and one after the other, do something (WCAG 2.1.4). */
  readonly hasLetterKeys: boolean;
  /** Whether amounts are blurred until one looks at them. */
  readonly hidesAmounts: boolean;
};

/** Where each is kept; `public/first-paint.js` reads the ones that show. */
const keys = {
  theme: 'faro.theme',
  density: 'faro.density',
  hasLetterKeys: 'faro.letter-keys',
  hidesAmounts: 'faro.privacy',
} as const satisfies Record<keyof Preferences, string>;

function readStored(): Preferences {
  const theme = localStorage.getItem(keys.theme);
  const density = localStorage.getItem(keys.density);
  return {
    theme: themes.find((one) => one === theme) ?? 'system',
    density: densities.find((one) => one === density) ?? 'normal',
    hasLetterKeys: localStorage.getItem(keys.hasLetterKeys) !== 'off',
    hidesAmounts: localStorage.getItem(keys.hidesAmounts) === 'on',
  };
}

let preferences: Preferences | null = null;
const listeners = new Set<() => void>();

function set(next: Preferences): void {
  preferences = next;
  for (const listener of listeners) listener();
}

/** What was chosen, as it is now; the same object until it changes. */
export function readPreferences(): Preferences {
  preferences ??= readStored();
  return preferences;
}

/** Calls back on every change, also by another tab. */
export function watchPreferences(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hearOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', hearOtherTabs);
  };
}

/** Chooses something, and remembers it on this device. */
export function setPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  localStorage.setItem(keys[name], typeof value === 'boolean' ? (value ? 'on' : 'off') : value);
  set({...readPreferences(), [name]: value});
}

function hearOtherTabs({key}: StorageEvent): void {
  if (key === null || Object.values<string>(keys).includes(key)) set(readStored());
}

/** What was chosen on this device. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(watchPreferences, readPreferences);
}
