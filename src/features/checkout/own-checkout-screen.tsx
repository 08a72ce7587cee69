import {useParams} from '#src/routing/routing.ts';
import {Checkout} from './checkout.tsx';

/** Paying as whoever is signed in. Source: D42. */
export function OwnCheckoutScreen() {
  const {orderId = ''} = useParams();
  return <Checkout key={orderId} orderId={orderId} isOwn />;
}
