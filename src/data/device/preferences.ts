import {useSyncExternalStore} from 'react';
import {densities, themes, type Density, type Theme} from '#contract/account/choices.ts';

/**
 * What was chosen, as this device knows it: known before the first paint, and before anybody is read. What belongs to the person comes from
 * their own space and goes there by `KeepPreferences`; `hidesAmounts` and `figuresLook` are this device's. Rule: ACC34.
 */
export type Preferences = {
  readonly theme: Theme;
  readonly density: Density;
  /** Whether letters alone, and one after the other, do something (WCAG 2.1.4). */
  readonly hasLetterKeys: boolean;
  /** Whether amounts are blurred until one looks at them. */
  readonly hidesAmounts: boolean;
  /** How figures by month are shown. */
  readonly figuresLook: FiguresLook;
};

const figuresLooks = ['chart', 'table'] as const;

/** Figures as bars, or as rows and columns. */
export type FiguresLook = (typeof figuresLooks)[number];

/** Where each is kept; `public/first-paint.js` reads the ones that show. */
const keys = {
  theme: 'faro.theme',
  density: 'faro.density',
  hasLetterKeys: 'faro.letter-keys',
  hidesAmounts: 'faro.privacy',
  figuresLook: 'faro.figures',
} as const satisfies Record<keyof Preferences, string>;

function readStored(): Preferences {
  const theme = localStorage.getItem(keys.theme);
  const density = localStorage.getItem(keys.density);
  const figuresLook = localStorage.getItem(keys.figuresLook);
  return {
    theme: themes.find((one) => one === theme) ?? 'system',
    density: densities.find((one) => one === density) ?? 'normal',
    hasLetterKeys: localStorage.getItem(keys.hasLetterKeys) !== 'off',
    hidesAmounts: localStorage.getItem(keys.hidesAmounts) === 'on',
    figuresLook: figuresLooks.find((one) => one === figuresLook) ?? 'chart',
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

/** Who hears of choices that a person makes here, and not of those that come from elsewhere. */
const choiceListeners = new Set<(chosen: Partial<Preferences>) => void>();

/** Calls back on every choice that is made in this tab. Answers what stops it. */
export function hearChoices(listener: (chosen: Partial<Preferences>) => void): () => void {
  choiceListeners.add(listener);
  return () => choiceListeners.delete(listener);
}

/** Chooses something: it shows at once, and whoever hears of choices keeps it for the person. */
export function setPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  showPreference(name, value);
  for (const listener of choiceListeners) listener({[name]: value});
}

/** Shows what was chosen here or elsewhere, and remembers it on this device. */
export function showPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  if (readPreferences()[name] === value) return;
  set({...readPreferences(), [name]: value});
  try {
    localStorage.setItem(keys[name], typeof value === 'boolean' ? (value ? 'on' : 'off') : value);
  } catch (error) {
    // A full store: it shows until the page is left.
    reportError(error);
  }
}

function hearOtherTabs({key}: StorageEvent): void {
  if (key === null || Object.values<string>(keys).includes(key)) set(readStored());
}

/** What was chosen on this device. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(watchPreferences, readPreferences);
}
