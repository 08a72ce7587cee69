import {useRef} from 'react';
import {hasTwo} from '#contract/formation/texts.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import type {es} from '#src/features/checkout/text/es.ts';
import {useForm, type Form} from '#src/data/forms/use-form.ts';
import type {FormProblem} from '#src/data/forms/standing-problems.ts';
import type {SavedCards} from '#src/data/payments/use-saved-cards.ts';
import {otherCard, pickCard} from '#src/features/checkout/card/pick-card.ts';
import {useText} from '#src/i18n/use-text.ts';
import type {OrderHold} from '#src/features/checkout/order/use-order.ts';
import type {Placing} from '#src/features/checkout/order/use-placing.ts';
import type {PayerValues} from './payer-fields.tsx';
import type {PayWay, usePaying} from './use-paying.ts';
import type {Sum} from './use-sum.ts';

type Plan = {
  readonly hold: OrderHold;
  readonly draft: CompanyDraft | null;
  readonly paying: ReturnType<typeof usePaying>;
  readonly placing: Placing;
  readonly sum: Sum;
  readonly saved: SavedCards;
};

/** The form, and what its next sending does. */
type PayForm = {readonly form: Form<PayerValues>; readonly submit: (how: PayWay) => void};

/** The form beside the card: nothing of it is lost whatever the bank says, nor as the page is loaded anew. Source: S3.19, S5.11. */
export function usePayForm({hold, draft, paying, placing, sum, saved}: Plan): PayForm {
  const text = useText<typeof es>('checkout');
  const how = useRef<PayWay>('pay');
  const placeAnew = async (): Promise<void> => {
    if (how.current === 'bare') {
      sum.setCoupon(null);
      await placing.place(null);
    } else await placing.place(hold.order?.couponCode ?? null, sum.coupon ?? undefined);
  };
  const form = useForm<PayerValues, null>({
    idPrefix: 'pay-',
    start: {
      ...(hold.payer ?? {
        holder: draft ? `${draft.firstName} ${draft.lastName}`.trim() : '',
        zip: '',
        country: draft?.residenceCountry ?? null,
        nationality: null,
      }),
      savedCardId: null,
    },
    onChange: ({holder, zip, country, nationality}) =>
      void hold.notePayer({holder, zip, country, nationality}).catch(reportError),
    check: checkPayer,
    say: ({reason, field}) => {
      if (reason === 'checkout:card') return text('cardCheck');
      if (reason !== 'order.country-unknown') return null;
      if (field === 'country') return text('countryEmpty');
      return field === 'nationality' ? text('nationalityEmpty') : null;
    },
    send: async ({holder, zip, country, nationality, savedCardId}) => {
      const payer = {
        holder,
        zip,
        country: country ?? '',
        nationality: nationality ?? '',
        savedCardId: pickCard(saved.cards ?? [], savedCardId),
      };
      const outcome = await paying.pay(payer, how.current);
      if (!outcome.ok && outcome.failure.reason === 'order.price-changed') await placeAnew();
      if (!outcome.ok && outcome.failure.reason === 'order.card-unknown') void saved.read().catch(reportError);
      return outcome;
    },
  });
  const submit = (next: PayWay) => {
    how.current = next;
    // Whatever becomes of it, nobody pays with another saved card than the one that stood there.
    form.change({savedCardId: pickCard(saved.cards ?? [], form.values.savedCardId) ?? otherCard});
    void form.submit();
  };
  return {form, submit};
}

/** The same that the server refuses. Source: S5.11. */
function checkPayer({holder, zip, country, nationality}: PayerValues): FormProblem[] {
  return [
    ...(hasTwo(holder) ? [] : [{field: 'holder', reason: 'order.holder-short'}]),
    ...(hasTwo(zip) ? [] : [{field: 'zip', reason: 'order.zip-short'}]),
    ...(country === null ? [{field: 'country', reason: 'order.country-unknown'}] : []),
    ...(nationality === null ? [{field: 'nationality', reason: 'order.country-unknown'}] : []),
  ];
}
