/** How long a toast stays. Source: S4.12, S9.02. */
export const toastMs = 3_000;

/** How long a toast takes to go. Source: S4.12. */
export const toastClosingMs = 300;

export type ToastTone = 'neutral' | 'ok' | 'danger';

/** Words that go by themselves; whatever has consequences is also on the page. */
export type Toast = {
  text: string;
  tone?: ToastTone;
  /** One act, such as undo. */
  action?: {label: string; onPress: () => void};
  /** Milliseconds it stays; a success after creating a company stays three times as long (S4.12). */
  staysMs?: number;
};

export type ShownToast = Toast & {id: number};

type Listener = () => void;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

function set(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a toast; at most three stand at a time, the oldest goes first. */
export function showToast(toast: Toast): void {
  lastId += 1;
  set([...shown, {...toast, id: lastId}].slice(-3));
}

/** Takes a toast away. */
export function removeToast(id: number): void {
  set(shown.filter((toast) => toast.id !== id));
}

/** The toasts that stand, oldest first; the same array until something changes. */
export function readToasts(): readonly ShownToast[] {
  return shown;
}

/** Calls back on every change. */
export function watchToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
