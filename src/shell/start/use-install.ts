import {useState, useSyncExternalStore} from 'react';

/** What Chromium offers when the app can be installed; not in TypeScript's own types. Source: W3C manifest incubations. */
type InstallPrompt = Event & {prompt(): Promise<unknown>};

let prompt: InstallPrompt | null = null;
const listeners = new Set<() => void>();

// Fires once, early: it must be kept before any screen asks for it.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  set(event as InstallPrompt);
});
addEventListener('appinstalled', () => set(null));

function set(next: InstallPrompt | null): void {
  prompt = next;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** How this browser installs apps when it does not offer it itself. */
export type ManualInstall = 'ios' | 'safari' | null;

export type Install = {
  canInstall: boolean;
  /** Offers it by the browser's own dialog, or shows how it is done by hand. */
  ask: () => void;
  manual: ManualInstall;
  isHowShown: boolean;
  hideHow: () => void;
};

/** The way to install the app here; nothing where it runs installed already. */
export function useInstall(): Install {
  const offered = useSyncExternalStore(watch, () => prompt);
  const [isHowShown, setHowShown] = useState(false);
  const manual = offered === null ? manualInstall() : null;
  return {
    canInstall: !isInstalled() && (offered !== null || manual !== null),
    ask: () => {
      if (offered === null) setHowShown(true);
      else void offered.prompt().then(() => set(null));
    },
    manual,
    isHowShown,
    hideHow: () => setHowShown(false),
  };
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone), (display-mode: window-controls-overlay)').matches;
}

function manualInstall(): ManualInstall {
  const agent = navigator.userAgent;
  if (/iPhone|iPad/.test(agent)) return 'ios';
  return /Safari\//.test(agent) && !/Chrom|Android/.test(agent) ? 'safari' : null;
}
