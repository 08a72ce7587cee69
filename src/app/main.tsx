import '#src/ui/styles/base.css';
import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {App} from './app.tsx';
import {startServiceWorker} from '#src/app/start/service-worker.ts';
import {preloadPage} from '#src/app/routes/screens.ts';
import {isSignOutOwed, readSession} from '#src/data/session.ts';
import {readTheme, showTheme} from '#src/app/theme/theme.ts';
import {i18n} from '#src/i18n/i18n.ts';
import {detectBrowserLanguage} from '#src/i18n/detect-language.ts';

async function payOwedSignOut(): Promise<void> {
  if (isSignOutOwed()) await (await import('#src/data/sign-out.ts')).payOwedSignOut();
}

async function start(): Promise<void> {
  const language = detectBrowserLanguage();
  showTheme(readTheme());
  await preloadPage(location.pathname, readSession().user !== null, language);
  await i18n.changeLanguage(language);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  await startServiceWorker();
  // A session that was left offline is ended at the next connection (D32).
  await payOwedSignOut();
  addEventListener('online', () => void payOwedSignOut());
}

void start();
