import {Suspense, lazy} from 'react';
import {I18nProvider, RouterProvider} from 'react-aria-components';
import {LanguageRoutes} from '#src/app/routes/language-routes.tsx';
import {OpenFile} from '#src/app/routes/open-file.tsx';
import {ToLanguageHome} from '#src/app/routes/to-language-home.tsx';
import {BrowserRouter, Route, Routes, useNavigate} from './routing.ts';
import {UpdateBanner} from '#src/app/start/update-banner.tsx';
import {regionalLocale} from '#src/i18n/detect-language.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import type {es} from '#src/i18n/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ToastRegion} from '#src/ui/feedback/toast-region.tsx';

const Kitchen = lazy(async () => ({default: (await import('#src/features/kitchen/screen.tsx')).Screen}));

/** The whole app: the router, the locale of its fields, what floats above every screen, and the routes. */
export function App() {
  return (
    <BrowserRouter>
      <Everything />
    </BrowserRouter>
  );
}

function Everything() {
  const navigate = useNavigate();
  const language = useLanguage();
  const text = useText<typeof es>('common');
  return (
    <RouterProvider navigate={(path) => void navigate(path)}>
      <I18nProvider locale={regionalLocale(language, navigator.languages)}>
        <UpdateBanner />
        <Suspense fallback={null}>
          <Routes>
            <Route path="/dev/kitchen" element={<Kitchen />} />
            <Route path="/open-file" element={<OpenFile />} />
            <Route path="/:lang/*" element={<LanguageRoutes />} />
            <Route path="*" element={<ToLanguageHome />} />
          </Routes>
        </Suspense>
        <ToastRegion label={text('notifications')} closeLabel={text('close')} />
      </I18nProvider>
    </RouterProvider>
  );
}
