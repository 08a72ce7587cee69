/** How long a toast stays. Source: S4.12, S9.02. */
export const toastMs = 3_000;

/** How long a toast takes to go. Source: S4.12. */
export const toastClosingMs = 300;

export type ToastTone = 'neutral' | 'ok' | 'danger';

/** Words that go by themselves; whatever has consequences is also on the page. */
export type Toast = {
  text: string;
  tone?: ToastTone;
  /** One act, such as undo. What is done to the last act is offered until something else is done. */
  action?: {label: string; onPress: () => void; isForLastAct?: boolean};
  /** Milliseconds it stays. Left out: as long as all, and what failed until it is closed (ux.md U10). */
  staysMs?: number;
  /** Whether it is kept after it went; what has a tone is, unless said otherwise. */
  isKept?: boolean;
  /** Of toasts with the same word here only the newest stands, such as of one thing that is moved step by step. */
  takesPlaceOf?: string;
  /** What it is about, within the product; left out: the page it is said on. */
  href?: string;
};

export type ShownToast = Toast & {id: number};

type Listener = () => void;

const mostShown = 3;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

function set(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

const hearers = new Set<(toast: Toast) => void>();

/** Shows a toast; at most three stand at a time: the oldest goes first, what failed last. */
export function showToast(toast: Toast): void {
  lastId += 1;
  if (toast.action?.isForLastAct) endOffers();
  const {takesPlaceOf} = toast;
  const staying = shown.filter((one) => takesPlaceOf === undefined || one.takesPlaceOf !== takesPlaceOf);
  const next = [...staying, {...toast, id: lastId}];
  const leaving = next.length > mostShown ? (next.find(({tone}) => tone !== 'danger') ?? next[0]) : undefined;
  set(next.filter((one) => one !== leaving));
  for (const hear of hearers) hear(toast);
}

/** Calls back with every toast that is shown from now on. */
export function hearToasts(hear: (toast: Toast) => void): () => void {
  hearers.add(hear);
  return () => {
    hearers.delete(hear);
  };
}

/**
 * Offers nothing any more that is for the last act: another one is it now. The words stay.
 *
 * @returns the toasts that offered it.
 */
export function endOffers(): readonly number[] {
  const ended = shown.filter(({action}) => action?.isForLastAct).map(({id}) => id);
  if (ended.length > 0)
    set(shown.map(({action, ...words}) => (action && !action.isForLastAct ? {...words, action} : words)));
  return ended;
}

/** Takes a toast away. */
export function removeToast(id: number): void {
  set(shown.filter((toast) => toast.id !== id));
}

/** Takes all toasts away. */
export function removeToasts(): void {
  set([]);
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
