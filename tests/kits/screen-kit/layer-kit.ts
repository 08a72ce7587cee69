import {expect, test} from 'vitest';
import type {Locator} from 'vitest/browser';
import {languages, type Language} from '#src/i18n/languages.ts';
import {openScreen, settle, type OpenScreen, type Scene} from './open-screen.tsx';
import {findFaults, findFaultsOfLongTexts} from './screen-kit.ts';

/** What opens over a screen, or what a screen becomes by an act. */
export type Layer = {
  readonly name: string;
  readonly scene: Scene;
  /** Opens it, and answers what shows that it is there. */
  readonly open: (language: Language, screen: OpenScreen) => Promise<Locator>;
};

/** Runs what opens over screens through what a screen promises, in every language, and with texts a third longer. */
export function layerKit(layers: readonly Layer[]): void {
  const scenes = layers.flatMap((layer) => languages.map((language) => ({...layer, language})));
  test.each(scenes)('[SIT12] $name holds what a screen promises, in $language', async ({scene, language, open}) => {
    const screen = await openScreen({...scene, language});
    const shown = await open(language, screen);
    await expect.element(shown).toBeVisible();
    await settle();
    const faults = await findFaults('filled', language === 'es' ? 'everything' : 'colours');
    await expect.element(shown).toBeVisible();
    expect([...faults, ...(language === 'es' ? await findFaultsOfLongTexts() : [])]).toEqual([]);
  });
}
