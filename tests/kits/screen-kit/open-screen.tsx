import '#src/ui/styles/base.css';
import {cleanup, render} from 'vitest-browser-react/pure';
import {kindOf} from '#contract/kernel/access.ts';
import type {Me} from '#contract/account/session.ts';
import {App} from '#src/app/app.tsx';
import {preloadPage} from '#src/app/routes/screens.ts';
import {featureRoutes} from '#src/shell/feature-routes.ts';
import {beginSession, forgetUser} from '#src/data/session/session.ts';
import {i18n} from '#src/i18n/i18n.ts';
import {languages, type Language} from '#src/i18n/languages.ts';
import {loadTexts} from '#src/i18n/load-texts.ts';
import {countOpenReads, holdDatabases} from './device.ts';
import {answerInPage, type OwnAnswers, type PageServer} from './page-server.ts';
import {hostWorkersInPage} from './page-workers.ts';
import {buildMe, type Who} from './people.ts';
import {params, putOffReminders, seedDatabase, type OwnRows} from './seed.ts';

/** What a screen may meet: nothing has answered yet, there is nothing, there is much, the server refuses, there is no network. */
export const faces = ['loading', 'empty', 'filled', 'refused', 'offline'] as const;

/** One of {@link faces}. */
export type Face = (typeof faces)[number];

/** Which screen is shown to whom, and what it meets. */
export type Scene = {
  /** Below the language, without a slash at the start; `:name` parts are taken from `params`. */
  readonly path: string;
  readonly who?: Who;
  readonly face?: Face;
  readonly language?: Language;
  readonly width?: number;
  /** They have no company yet. */
  readonly isNewcomer?: boolean;
  /** What the server answers instead of samples, by the endpoint's name. */
  readonly answers?: OwnAnswers;
  readonly params?: Readonly<Record<string, string>> | undefined;
  /** Rows instead of the usual ones of their tables. */
  readonly rows?: OwnRows;
  /** Reminders of renewals may come over the screen; else they were put off today, as a day that rows name may be near or over. */
  readonly isReminded?: boolean;
};

/** A screen that is there. */
export type OpenScreen = {readonly me: Me | null; readonly server: PageServer};

/** A screen that has been read before its own is asked for: where everything it stands on is there already. */
const readBefore = 'account/security';

/** Shows a screen of the product, whole and with everything around it, and waits until nothing moves any more. */
export async function openScreen(scene: Scene): Promise<OpenScreen> {
  const {who = 'user', face = 'filled', language = 'es', width = 1284, isNewcomer = false} = scene;
  await closeScreen();
  const me = buildMe(who, who === 'user' && !isNewcomer ? [params['companyId'] ?? ''] : []);
  if (me && who === 'user')
    await seedDatabase(me.id, isNewcomer ? 'no company' : face === 'empty' ? 'empty' : 'filled', scene.rows);
  if (me && who === 'user' && scene.isReminded !== true) await putOffReminders(me.id);
  hostWorkersInPage((name) => face === 'loading' && name !== 'faro-engine');
  const server = answerInPage(me, face === 'loading' ? 'never' : face, scene.answers);
  setOnline(face !== 'offline');
  if (me) beginSession(me);
  const address = `/${language}/${fillPath(scene)}`;
  const isLoading = face === 'loading' && who === 'user';
  history.replaceState(null, '', isLoading ? `/${language}/${readBefore}` : address);
  sizeWindow(width);
  // Keys go to the runner's page until its frame has the focus, and a place that the product focuses does not bring it.
  window.focus();
  await preloadPage(location, kindOf(me), language);
  await i18n.changeLanguage(language);
  await render(<App />);
  current = server;
  await settle(face === 'loading' && !isLoading ? () => true : hasHeading);
  if (isLoading) {
    holdDatabases(true);
    await preloadPage({pathname: address, search: ''}, kindOf(me), language);
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    await settle();
  }
  return {me, server};
}

/** Takes everything away that a screen stood on. */
export async function closeScreen(): Promise<void> {
  await cleanup();
  holdDatabases(false);
  forgetUser();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['theme'];
}

const textFiles = import.meta.glob('/src/{features,shell,data}/*/text/es.ts');
/** Parts that have texts of their own and no route, such as what a wizard fetches late. */
const partFiles = import.meta.glob(['/src/features/*/*/text/es.ts', '!/src/features/{activity,bookkeeping}/**']);

/** Fetches every text in every language: no screen waits for one, so that a still page is a page that is there. */
export async function loadAllTexts(): Promise<void> {
  const own = Object.keys(textFiles).map((path) => path.split('/')[3] ?? '');
  const parts = Object.keys(partFiles).map((path) => path.split('/').slice(3, 5).join('/'));
  const names = new Set(['common', ...own, ...parts, ...featureRoutes.map(({namespace}) => namespace)]);
  // What a visitor's wizard fetches after its first paint.
  await import('#src/features/formation/guest-wizard.tsx');
  const wanted = languages.flatMap((language) => [...names].map(async (name) => loadTexts(name, language)));
  await Promise.all(wanted);
}

/** Makes the window this wide, and waits until the page has taken its place in it. */
export async function setWidth(width: number): Promise<void> {
  if (innerWidth === width) return;
  sizeWindow(width);
  await settle();
}

/** The page's frame is changed itself: to ask the browser takes some tenths of a second. */
function sizeWindow(width: number): void {
  // The runner shows each test in a frame of its own page.
  const frame = window.frameElement as HTMLElement | null;
  frame?.style.setProperty('--viewport-width', `${width}px`);
  if (innerWidth !== width) throw new Error(`The window is ${innerWidth} px wide`);
}

/** Goes to another address of the product, as the browser's own buttons do. */
export async function goTo(address: string): Promise<void> {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
  await settle(() => hasHeading() && address.startsWith(`/${document.documentElement.lang}/`));
}

function hasHeading(): boolean {
  // A page may say itself that it is not there yet.
  return document.querySelector('h1') !== null && document.querySelector('main[aria-busy="true"]') === null;
}

/** The path of a screen with its parts filled in. */
function fillPath({path, params: own = {}}: Scene): string {
  return path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = own[name] ?? params[name];
    if (value === undefined) throw new Error(`The tests know no ${name} for ${path}: \`params\` may say one`);
    return value;
  });
}

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', {configurable: true, get: () => isOnline});
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

let current: PageServer | null = null;

const quietFrames = 1;
const patienceMs = 30_000;

/** Waits until the page is still: nobody is asked anything, and what is drawn stays as it is. Where more must be there, `isThere` says so. */
export async function settle(isThere: () => boolean = () => true): Promise<void> {
  const began = performance.now();
  let quiet = 0;
  const observer = new MutationObserver(() => {
    quiet = 0;
  });
  observer.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
  try {
    while (quiet < quietFrames) {
      await nextFrame();
      const isBusy = countOpenReads() > 0 || (current?.countOpen() ?? 0) > 0;
      quiet = isBusy || !isThere() ? 0 : quiet + 1;
      if (performance.now() - began > patienceMs) throw new Error('The page does not come to rest');
    }
  } finally {
    observer.disconnect();
  }
}

/** After the next frame, when nothing else is left to do: React renders in slices, and between them nothing changes yet. */
async function nextFrame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await scheduler.postTask(() => {}, {priority: 'background'});
}

// The runner's page is loaded at an address of its own: what it was told when it was loaded says nothing of the screens it shows.
const ownEntries = performance.getEntriesByType.bind(performance);
performance.getEntriesByType = (type) => (type === 'navigation' ? [] : ownEntries(type));

// Between two tries the product waits for a second: nobody else does.
const ownSetTimeout = globalThis.setTimeout;
const pauseMs = 1_000;
globalThis.setTimeout = ((act: TimerHandler, delayMs?: number, ...rest: unknown[]) =>
  // Whatever is timed is handed on as it came.
  ownSetTimeout(act, delayMs === pauseMs ? 0 : delayMs, ...rest)) as typeof setTimeout;
