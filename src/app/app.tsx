import {Suspense, lazy, useCallback, useEffect} from 'react';
import {I18nProvider, RouterProvider} from 'react-aria-components';
import {sharePath} from '#contract/files/share-target.ts';
import {LanguageRoutes} from '#src/app/routes/language-routes.tsx';
import {ShareTarget} from '#src/app/routes/share-target.tsx';
import {ToLanguageHome} from '#src/app/routes/to-language-home.tsx';
import {Route, Routes, Navigate, pathTo, AddressRouter, useNavigate} from '#src/routing/routing.ts';
import {takeLaunches} from '#src/shell/start/launches.ts';
import {StorageWarnings} from '#src/shell/start/storage-warnings.tsx';
import {UpdateBanner} from '#src/shell/start/update-banner.tsx';
import {useLocale} from '#src/i18n/locale.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ToastRegion} from '#src/ui/feedback/toast-region.tsx';
import {useLanguage} from '#src/i18n/use-language.ts';

const Kitchen = lazy(async () => ({default: (await import('#src/shell/kitchen/screen.tsx')).Screen}));

/** The whole app: the router, the locale of its fields, what floats above every screen, and the routes. */
export function App() {
  return (
    <AddressRouter>
      <Everything />
    </AddressRouter>
  );
}

function Everything() {
  const navigate = useNavigate();
  const text = useText();
  const go = useCallback((path: string) => void navigate(path), [navigate]);
  useEffect(() => takeLaunches(go), [go]);
  return (
    <RouterProvider navigate={go}>
      <I18nProvider locale={useLocale()}>
        <UpdateBanner />
        <StorageWarnings />
        <Suspense fallback={null}>
          <Routes>
            <Route path="/dev/kitchen" element={<Kitchen />} />
            <Route path="/open-file" element={<OpenFile />} />
            <Route path={sharePath} element={<ShareTarget />} />
            <Route path="/:lang/*" element={<LanguageRoutes />} />
            <Route path="*" element={<ToLanguageHome />} />
          </Routes>
        </Suspense>
        <ToastRegion label={text('notifications')} />
      </I18nProvider>
    </RouterProvider>
  );
}

/** Where the system opens a bank's file with the installed app: goes to the import, which takes the file. Source: ux.md, PWA. */
function OpenFile() {
  return <Navigate to={`${pathTo.anyBooks(useLanguage())}?import=opened`} replace />;
}
