import type {ReactNode} from 'react';
import {featureRoutes} from '#src/app/feature-routes.ts';
import type {FeatureRoute} from '#src/app/route.ts';
import {createLazyPart, type LazyPart} from './lazy-part.ts';
import {matchPath} from '#src/app/routing.ts';
import type {LocalUser} from '#src/data/session.ts';
import {isLanguage, type Language} from '#src/i18n/languages.ts';
import {loadTexts} from '#src/i18n/load-texts.ts';

/** What stands below every screen of a signed-in person: guests never load it. */
export const signedInArea: LazyPart<{user: LocalUser; children: ReactNode}> = createLazyPart(
  async () => (await import('#src/app/frame/signed-in-area.tsx')).SignedInArea,
);

/** The navigation around a signed-in person's screens. */
export const appFrame: LazyPart<{children: ReactNode}> = createLazyPart(
  async () => (await import('#src/app/frame/app-frame.tsx')).AppFrame,
);

const screens = new Map(featureRoutes.map((route) => [route, createLazyPart(async () => (await route.load()).Screen)]));

/** A route's screen. */
export function screenOf(route: FeatureRoute): LazyPart<object> {
  const screen = screens.get(route);
  if (!screen) throw new Error(`${route.path} is no route of a feature`);
  return screen;
}

/** Fetches all that the first page needs side by side, so that it is painted whole and at once. */
export async function preloadPage(path: string, isSignedIn: boolean, language: Language): Promise<void> {
  const isOurs = isLanguage(path.split('/')[1]);
  const route = isOurs ? featureRoutes.find((one) => matchPath(`/:lang/${one.path}`, path) !== null) : undefined;
  const isShown = route !== undefined && (route.access === 'anyone' || (route.access === 'user') === isSignedIn);
  await Promise.all([
    loadTexts('common', language),
    ...(isOurs && isSignedIn ? [signedInArea.load(), appFrame.load()] : []),
    ...(isShown ? [screenOf(route).load(), loadTexts(route.namespace, language)] : []),
  ]);
}
