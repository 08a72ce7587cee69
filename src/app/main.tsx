import '#src/ui/styles/base.css';
import {StrictMode, startTransition} from 'react';
import {createRoot} from 'react-dom/client';
import {kindOf} from '#contract/kernel/access.ts';
import {App} from './app.tsx';
import {startServiceWorker} from '#src/shell/start/service-worker.ts';
import {loadKy} from '#sync/transport/fetch-by-ky.ts';
import {idle} from '#src/data/database/idle.ts';
import {openDataEarly, preloadPage} from '#src/app/routes/screens.ts';
import {isExampleShown} from '#src/data/example/example-mode.ts';
import {noteAttribution} from '#src/data/session/attribution.ts';
import {startWorkerEarly} from '#src/data/database/early-worker.ts';
import {trustOwnScripts} from '#src/data/device/trust-own-scripts.ts';
import {takeOrderLink} from '#src/data/session/order-link.ts';
import {isUserKept} from '#src/data/session/has-kept-user.ts';
import {isSignOutOwed, readSession, restoreUser} from '#src/data/session/session.ts';
import {showPreferences} from '#src/shell/theme/show-preferences.ts';
import {i18n} from '#src/i18n/i18n.ts';
import {detectBrowserLanguage} from '#src/i18n/detect-language.ts';

const longestRetryMs = 60_000;
let retryMs = 1_000;

/** A session that was left offline is ended at the next connection (D32). The browser does not always tell of one, and the first try may come too early. */
async function payOwedSignOut(): Promise<void> {
  if (!isSignOutOwed()) return;
  await import('#src/data/session/sign-out.ts').then((signOut) => signOut.payOwedSignOut()).catch(reportError);
  if (!isSignOutOwed()) return;
  setTimeout(() => void payOwedSignOut(), retryMs);
  retryMs = Math.min(2 * retryMs, longestRetryMs);
}

/** Who is here where a crash has lost local storage; guests, who were never kept, fetch nothing for it. Rule: SES1. */
async function recallUser(): Promise<void> {
  if (isSignOutOwed() || !(await isUserKept())) return;
  const found = await import('#src/data/session/kept-user.ts').then((kept) => kept.recallUser());
  if (found) restoreUser(found);
}

/** A store that does not answer keeps nobody from the page. */
async function late(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1_000));
}

async function start(): Promise<void> {
  trustOwnScripts();
  takeOrderLink(location);
  const language = detectBrowserLanguage();
  showPreferences();
  const visit = noteAttribution(location);
  if (readSession().user === null) await Promise.race([recallUser().catch(reportError), late()]);
  const {user} = readSession();
  const kind = kindOf(user);
  // An admin keeps no books here.
  const keepsBooks = user !== null && kind !== 'admin';
  if (keepsBooks) startWorkerEarly();
  // What could not be had is missed, and said, where it should be shown.
  await Promise.all([
    preloadPage(location, kind, language),
    ...(keepsBooks && !isExampleShown() ? [openDataEarly(user.id, location.pathname)] : []),
  ]).catch(() => undefined);
  await i18n.changeLanguage(language);
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root');
  // As a transition, the first drawing lets the browser breathe between its parts.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  addEventListener('online', () => void payOwedSignOut());
  await payOwedSignOut();
  await idle();
  // Nothing depends on it: what could not be said is not said.
  if (visit)
    import('#src/data/session/send-attribution.ts').then((module) => module.sendAttribution(visit)).catch(reportError);
  // The next call should not have to wait for it; what cannot be had now is asked for then.
  loadKy().catch(() => undefined);
  await startServiceWorker();
}

void start();
