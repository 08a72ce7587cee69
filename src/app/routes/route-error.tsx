import {useEffect, useState} from 'react';
import {pathTo} from '#src/app/routing.ts';
import type {Language} from '#src/i18n/languages.ts';
import type {es} from '#src/i18n/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Text} from '#src/ui/display/text.tsx';

/** Seconds until the area's home is loaded anew. Source: S2.10, S9.02. */
const countdownSeconds = 3;

type RouteErrorProps = {error: unknown; language: Language; isSignedIn: boolean};

/** Without a network and before the service worker is at work, a full load would end in the browser's own error page. */
function isStranded(): boolean {
  return !navigator.onLine && !navigator.serviceWorker?.controller;
}

/**
 * Says that a screen broke, and leads home after a countdown that can be stopped. Where home cannot be loaded it stays, and loads the page
 * anew when there is a network. Source: S2.10, ux.md U13.
 */
export function RouteError({error, language, isSignedIn}: RouteErrorProps) {
  const text = useText<typeof es>('common');
  const [secondsLeft, setSecondsLeft] = useState(countdownSeconds);
  const [stranded] = useState(isStranded);
  const [isStaying, setStaying] = useState(stranded);
  const home = isSignedIn ? pathTo.dashboard(language) : pathTo.home(language);

  useEffect(() => {
    if (isStaying) return;
    // A full load: whatever broke is not carried along.
    if (secondsLeft === 0) return location.assign(home);
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft, isStaying, home]);

  useEffect(() => {
    if (!stranded) return undefined;
    const load = () => location.reload();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [stranded]);

  if (stranded) {
    return (
      <main role="alert">
        <EmptyState title={text('error.strandedTitle')}>
          <p>{text('error.strandedText')}</p>
        </EmptyState>
      </main>
    );
  }
  return (
    <main role="alert">
      <EmptyState
        title={text('error.title')}
        actions={
          <>
            <Button look="primary" size="large" onPress={() => location.assign(home)}>
              {text('error.go')}
            </Button>
            {isStaying ? (
              <Button size="large" onPress={() => location.reload()}>
                {text('retry')}
              </Button>
            ) : (
              <Button size="large" onPress={() => setStaying(true)}>
                {text('error.stay')}
              </Button>
            )}
          </>
        }
      >
        <p>{text('error.text')}</p>
        {isStaying ? null : <p aria-live="off">{text('error.countdown', {count: secondsLeft})}</p>}
        <Text size="micro">{error instanceof Error ? `${error.name}: ${error.message}` : String(error)}</Text>
      </EmptyState>
    </main>
  );
}
