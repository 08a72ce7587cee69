import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import type {es} from '#src/features/checkout/text/es.ts';
import type {Renewal} from './read-renewals.ts';

/** Which companies are renewed, and when. */
export function RenewalList({renewals}: {readonly renewals: readonly Renewal[]}) {
  const text = useText<typeof es>('checkout');
  const format = useFormat();
  return (
    <ul>
      {renewals.map(({companyId, name, day}) => (
        <li key={companyId}>{text('cards.renewsOn', {name, day: format.day(day, 'long')})}</li>
      ))}
    </ul>
  );
}
