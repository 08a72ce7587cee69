import {Suspense, lazy} from 'react';
import {useSession} from '#src/data/session/use-session.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {Navigate, pathTo, useParams} from '#src/routing/routing.ts';
import {WaitingPage} from './waiting-page.tsx';

const VisitorCheckout = lazy(async () => ({default: (await import('./visitor-checkout.tsx')).VisitorCheckout}));
const Checkout = lazy(async () => ({default: (await import('./checkout.tsx')).Checkout}));

/** Paying as a visitor; whoever is signed in goes on at their own address. Source: S2.03, D42. */
export function CheckoutScreen() {
  const language = useLanguage();
  const {orderId = ''} = useParams();
  const {user} = useSession();
  if (user !== null) return <Navigate to={pathTo.ownCheckout(language, orderId)} replace />;
  return (
    <Suspense fallback={<WaitingPage />}>
      <VisitorCheckout key={orderId} orderId={orderId} />
    </Suspense>
  );
}

/** Paying as whoever is signed in. Source: D42. */
export function OwnCheckoutScreen() {
  const {orderId = ''} = useParams();
  return (
    <Suspense fallback={<WaitingPage />}>
      <Checkout key={orderId} orderId={orderId} isOwn />
    </Suspense>
  );
}
