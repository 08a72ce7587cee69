import type {ReactNode} from 'react';
import type {PersonKind} from '#contract/kernel/access.ts';
import type {StorageTrouble} from '#sync/store/storage-trouble.ts';
import type {FrameProps} from '#src/shell/frame/frame-props.ts';
import {guestRoutes} from '#src/shell/guest-routes.ts';
import type {FeatureRoute} from '#src/routing/route.ts';
import {createLazyPart, type LazyPart} from '#src/routing/lazy-part.ts';
import {matchPath} from '#src/routing/routing.ts';
import {mayOpen} from './where-instead.ts';
import type {LocalUser} from '#src/data/session/session.ts';
import {isLanguage, type Language} from '#src/i18n/languages.ts';
import {forgetFailedTexts, loadTexts} from '#src/i18n/load-texts.ts';

/** What stands below every screen of a signed-in person: guests never load it. */
export const signedInArea: LazyPart<{user: LocalUser; children: ReactNode}> = createLazyPart(
  async () => (await import('#src/shell/frame/signed-in-area.tsx')).SignedInArea,
);

/** What stands below the home and the books while they show the example. */
export const exampleArea: LazyPart<{children: ReactNode}> = createLazyPart(
  async () => (await import('#src/shell/example/example-area.tsx')).ExampleArea,
);

/** The navigation around a signed-in person's screens. */
export const appFrame: LazyPart<FrameProps> = createLazyPart(
  async () => (await import('#src/shell/frame/app-frame.tsx')).AppFrame,
);

/** The navigation around an admin's screens. */
export const adminFrame: LazyPart<FrameProps> = createLazyPart(
  async () => (await import('#src/shell/frame/admin-frame.tsx')).AdminFrame,
);

/** What a blocked person sees in the place of every screen. */
export const blockedScreen: LazyPart<object> = createLazyPart(
  async () => (await import('#src/shell/frame/blocked-screen.tsx')).BlockedScreen,
);

/** What stands in the place of everything when local storage cannot be read. */
export const rescue: LazyPart<{userId: string; trouble: StorageTrouble}> = createLazyPart(
  async () => (await import('#src/shell/sync/rescue.tsx')).Rescue,
);

/** The table of every screen of the product, for `show`. */
export const allRoutes: LazyPart<{show: (routes: readonly FeatureRoute[]) => ReactNode}> = createLazyPart(async () => {
  const {featureRoutes} = await import('#src/shell/feature-routes.ts');
  return ({show}) => show(featureRoutes);
});

const screens = new Map<FeatureRoute, LazyPart<object>>();

/** Opens what the first screen of a signed-in person will show, while code is still fetched. */
export async function openDataEarly(userId: string, path: string): Promise<void> {
  const {prepareArea} = await import('#src/shell/frame/signed-in-area.tsx');
  await prepareArea(userId, path);
}

/** The route of an address, of those in a table. */
export function findRoute(routes: readonly FeatureRoute[], path: string): FeatureRoute | undefined {
  return routes.find((one) => matchPath(`/:lang/${one.path}`, path) !== null);
}

/** A route's screen. */
export function screenOf(route: FeatureRoute): LazyPart<object> {
  const screen = screens.get(route) ?? createLazyPart(async () => (await route.load()).Screen);
  screens.set(route, screen);
  return screen;
}

/** Lets everything that could not be fetched be asked for again. Never while React renders: see `createLazyPart`. */
export function forgetFailures(): void {
  for (const part of [
    allRoutes,
    signedInArea,
    exampleArea,
    appFrame,
    adminFrame,
    blockedScreen,
    rescue,
    ...screens.values(),
  ])
    part.forgetFailure();
  forgetFailedTexts();
}

async function prepareScreen(route: FeatureRoute, path: string, search: string): Promise<void> {
  await screenOf(route).load();
  const {prepare} = await route.load();
  await prepare?.(new URLSearchParams(search), path);
}

/** Fetches all that the first page needs side by side, so that it is painted whole and at once. */
export async function preloadPage(
  {pathname: path, search}: Pick<Location, 'pathname' | 'search'>,
  kind: PersonKind,
  language: Language,
): Promise<void> {
  const isOurs = isLanguage(path.split('/')[1]);
  await Promise.all([
    loadTexts('common', language),
    ...(isOurs ? partsAround(kind).map(async (part) => part.load()) : []),
    ...(kind === 'blocked' || kind === 'acting' ? [loadTexts('frame', language)] : []),
    ...(isOurs ? [preloadScreen(path, search, kind, language)] : []),
  ]);
}

async function preloadScreen(path: string, search: string, kind: PersonKind, language: Language): Promise<void> {
  const route = findRoute(guestRoutes, path) ?? (await findAmongAll(path));
  if (route && mayOpen(route, kind, search))
    await Promise.all([
      prepareScreen(route, path, search),
      ...textsOf(route).map(async (namespace) => loadTexts(namespace, language)),
    ]);
}

async function findAmongAll(path: string): Promise<FeatureRoute | undefined> {
  const [{featureRoutes}] = await Promise.all([import('#src/shell/feature-routes.ts'), allRoutes.load()]);
  return findRoute(featureRoutes, path);
}

/** The namespaces of all that a route's screen shows at once. */
export function textsOf({namespace, moreNamespaces = []}: FeatureRoute): readonly string[] {
  return [namespace, ...moreNamespaces];
}

/** What stands around the screens of somebody of that kind. */
function partsAround(kind: PersonKind): readonly {load: () => Promise<unknown>}[] {
  if (kind === 'visitor') return [];
  if (kind === 'admin') return [adminFrame];
  return [signedInArea, kind === 'blocked' ? blockedScreen : appFrame];
}
