import {Suspense, useEffect, useState, type ReactNode, useEffectEvent} from 'react';
import {createLazyPart} from '#src/routing/lazy-part.ts';
import {usePickCompany} from '#src/shell/nav/use-pick-company.ts';
import {useSignOut} from '#src/shell/sign-out/use-sign-out.tsx';
import {useNavigate} from '#src/routing/routing.ts';
import {type FrameKey, createKeyReader} from '#src/shell/palette/frame-keys.ts';
import {idle} from '#src/data/database/idle.ts';
import {readPreferences, setPreference} from '#src/data/device/preferences.ts';
import {readScreenActs, type ScreenAct} from '#src/data/device/screen-acts.ts';
import {forgetFailedTexts, loadTexts} from '#src/i18n/load-texts.ts';
import type {Language} from '#src/i18n/languages.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';

const palette = createLazyPart(async () => (await import('#src/shell/palette/palette-layer.tsx')).PaletteLayer);
const notices = createLazyPart(async () => (await import('#src/shell/notices/notice-list.tsx')).NoticeList);

type Layer = 'palette' | 'shortcuts' | 'notices';

/** The code and the texts of a layer. */
async function fetchLayer(layer: Layer, language: Language): Promise<void> {
  const [part, namespace] = layer === 'notices' ? ([notices, 'notices'] as const) : ([palette, 'palette'] as const);
  await Promise.all([part.load(), loadTexts(namespace, language)]);
}

function forgetFailures(): void {
  palette.forgetFailure();
  notices.forgetFailure();
  forgetFailedTexts();
}

/** What the frame opens over a screen, by key or by button; the code of each comes when it is wanted, or when nothing else is to be done. */
export function useFrameLayers(): {open: (layer: Layer) => void; layers: ReactNode} {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const pickCompany = usePickCompany();
  const [layer, setLayer] = useState<{kind: Layer; here: readonly ScreenAct[]} | null>(null);

  useEffect(() => {
    // Without a network and before it was kept, opening says so.
    idle()
      .then(() =>
        Promise.all([
          fetchLayer('palette', language),
          fetchLayer('notices', language),
          loadTexts('sign-out', language),
        ]),
      )
      .catch(forgetFailures);
  }, [language]);

  const open = (next: Layer) => {
    fetchLayer(next, language).then(
      // What is marked now is what is acted on.
      () => setLayer({kind: next, here: readScreenActs()}),
      () => {
        forgetFailures();
        showToast({text: text('notHereYet')});
      },
    );
  };
  const handleKey = (key: FrameKey) => {
    if (key.act === 'go') void navigate(`/${language}/${key.path}`);
    else if (key.act === 'privacy') setPreference('hidesAmounts', !readPreferences().hidesAmounts);
    else open(key.act === 'help' ? 'shortcuts' : 'palette');
  };
  useFrameKeys(handleKey);

  return {
    open,
    layers: (
      <>
        <Suspense fallback={null}>
          {layer?.kind === 'notices' ? <notices.Part onClose={() => setLayer(null)} /> : null}
          {layer === null || layer.kind === 'notices' ? null : (
            <palette.Part
              layer={layer.kind}
              here={layer.here}
              onClose={() => setLayer(null)}
              acts={{
                openShortcuts: () => open('shortcuts'),
                openNotices: () => open('notices'),
                askSignOut: signOut.ask,
                pickCompany,
              }}
            />
          )}
        </Suspense>
        {signOut.dialog}
      </>
    ),
  };
}

/** Hears the keys that work on every screen; open layers keep theirs. */
function useFrameKeys(onKey: (key: FrameKey) => void): void {
  const handle = useEffectEvent(onKey);
  useEffect(() => {
    const read = createKeyReader();
    const handleKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (event.defaultPrevented || event.isComposing) return;
      const isInLayer = Boolean(target?.closest(layers));
      const isTyping = isInLayer || Boolean(target?.matches('input, textarea, select, [contenteditable]'));
      const {hasLetterKeys} = readPreferences();
      const found = read(event, {isTyping, hasLetterKeys, atMs: event.timeStamp});
      if (found === null) return;
      // Nothing opens over what is open; amounts are hidden wherever they are.
      if (isInLayer && (found === 'begun' || found.act !== 'privacy')) return;
      // A list has a help of its own.
      if (found !== 'begun' && found.act === 'help' && target?.closest('[role=grid]')) return;
      event.preventDefault();
      event.stopPropagation();
      if (found !== 'begun') handle(found);
    };
    // Before the screens: what follows G is not theirs.
    document.addEventListener('keydown', handleKeyDown, {capture: true});
    return () => document.removeEventListener('keydown', handleKeyDown, {capture: true});
  }, []);
}

const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
