import {useEffect, useEffectEvent, useState} from 'react';
import {CloudOff, TriangleAlert} from 'lucide-react';
import {recogniseTrouble} from '#sync/store/storage-trouble.ts';
import {rescue} from './screens.ts';
import {flushDrafts} from '#src/data/device/drafts.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {pathTo} from '#src/routing/routing.ts';
import type {Language} from '#src/i18n/languages.ts';
import {loadTexts} from '#src/i18n/load-texts.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

/** Seconds until the area's home is loaded anew. Source: S2.10, S9.02. */
const countdownSeconds = 3;

/** Saving that takes longer is taken for one that fails. */
const timeoutMs = 2_000;

async function late(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new DOMException('Drafts are not saved', 'TimeoutError')), timeoutMs);
  });
}

type RouteErrorProps = {error: unknown; language: Language; isSignedIn: boolean};

/** Without a network and before the service worker is at work, a full load would end in the browser's own error page. */
function isStranded(): boolean {
  return !navigator.onLine && !navigator.serviceWorker?.controller;
}

const Rescue = rescue.Part;

/** What broke, told apart: local storage that fails has a screen of its own, which a person may also open by hand. */
export function RouteError(props: RouteErrorProps) {
  const {user} = useSession();
  const {error, language} = props;
  const [trouble, setTrouble] = useState(() => recogniseTrouble(error));
  const [hasRescue, setHasRescue] = useState(false);
  useEffect(() => {
    // Nobody stands behind this screen: what cannot be fetched must not be waited for.
    if (trouble) Promise.all([rescue.load(), loadTexts('sync', language)]).then(() => setHasRescue(true), reportError);
  }, [trouble, language]);
  if (user && trouble && hasRescue) return <Rescue userId={user.id} trouble={trouble} />;
  return <BrokenScreen {...props} stays={trouble !== null} onCheck={user ? () => setTrouble('broken') : null} />;
}

type BrokenScreenProps = RouteErrorProps & {
  /** Without being sent home: that would break alike. */
  stays: boolean;
  /** Opens the rescue of local data; null for guests, who have none. */
  onCheck: (() => void) | null;
};

/**
 * Says that a screen broke, and leads home after a countdown that can be stopped. Where home cannot be loaded it stays, and loads the page
 * anew when there is a network. Source: S2.10, ux.md U13.
 */
function BrokenScreen({error, language, isSignedIn, stays, onCheck}: BrokenScreenProps) {
  const text = useText();
  const [secondsLeft, setSecondsLeft] = useState(countdownSeconds);
  const [stranded] = useState(isStranded);
  const [isStaying, setStaying] = useState(stranded || stays);
  const [isBlocked, setBlocked] = useState(false);
  const home = isSignedIn ? pathTo.dashboard(language) : pathTo.home(language);

  const leave = async () => {
    try {
      await Promise.race([flushDrafts(), late()]);
    } catch {
      // What could not be saved would be lost with the page.
      setBlocked(true);
      return setStaying(true);
    }
    // A full load: whatever broke is not carried along.
    return location.assign(home);
  };
  const leaveNow = useEffectEvent(() => void leave());

  useEffect(() => {
    if (isStaying || secondsLeft === 0) return undefined;
    const timer = setTimeout(() => {
      setSecondsLeft(secondsLeft - 1);
      if (secondsLeft === 1) leaveNow();
    }, 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft, isStaying]);

  useEffect(() => {
    if (!stranded) return undefined;
    const load = () => location.reload();
    window.addEventListener('online', load);
    // It may have come back while this was being drawn.
    if (navigator.onLine) load();
    return () => window.removeEventListener('online', load);
  }, [stranded]);

  if (stranded) {
    return (
      <main role="alert">
        <EmptyState
          icon={<CloudOff size={20} aria-hidden />}
          title={text('error.strandedTitle')}
          actions={
            <Button size="large" onPress={() => history.back()}>
              {text('back')}
            </Button>
          }
        >
          <p>{text('error.strandedText')}</p>
        </EmptyState>
      </main>
    );
  }
  return (
    <main role="alert">
      <EmptyState
        icon={<TriangleAlert size={20} aria-hidden />}
        title={text('error.title')}
        actions={
          <>
            <Button look="primary" size="large" onPress={() => (isBlocked ? location.assign(home) : void leave())}>
              {text('error.go')}
            </Button>
            {isStaying ? (
              <>
                <Button size="large" onPress={() => location.reload()}>
                  {text('retry')}
                </Button>
                {onCheck ? (
                  <Button size="large" onPress={onCheck}>
                    {text('rescue.open')}
                  </Button>
                ) : null}
              </>
            ) : (
              <Button size="large" onPress={() => setStaying(true)}>
                {text('stayHere')}
              </Button>
            )}
          </>
        }
      >
        <Stack gap={3}>
          <p>{text('error.text')}</p>
          {isBlocked ? <p>{text('leaveBlocked')}</p> : null}
          {isStaying ? null : <p aria-live="off">{text('error.countdown', {count: secondsLeft})}</p>}
          <Text size="micro">{error instanceof Error ? `${error.name}: ${error.message}` : String(error)}</Text>
        </Stack>
      </EmptyState>
    </main>
  );
}
