import {createElement, use} from 'react';
import {ScreenArrival} from '#src/shell/frame/screen-arrival.tsx';
import type {LazyPart} from '#src/routing/lazy-part.ts';
import type {Language} from '#src/i18n/languages.ts';
import {loadTexts} from '#src/i18n/load-texts.ts';

/** `texts`: the namespaces of all that the screen shows; the first one is its own. */
type LoadedScreenProps = {
  screen: LazyPart<object>;
  texts: readonly string[];
  titleKey: string;
  language: Language;
};

/** A screen once it is here with all of its texts: the one before stays until then, and nothing on this one waits for words later. Rule: NAV4. */
export function LoadedScreen({screen, texts, titleKey, language}: LoadedScreenProps) {
  // All of it begins at once.
  screen.load().catch(() => undefined);
  for (const namespace of texts) void loadTexts(namespace, language);
  for (const namespace of texts) use(loadTexts(namespace, language));
  return (
    <ScreenArrival namespace={texts[0] ?? 'common'} titleKey={titleKey}>
      {createElement(screen.Part)}
    </ScreenArrival>
  );
}
