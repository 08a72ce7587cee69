import {useEffect, useEffectEvent, useRef} from 'react';
import {withoutUnseen} from '#contract/companies/rules.ts';
import {hasTwo} from '#contract/formation/texts.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import type {KnownPayer} from '#contract/orders/read-payer.ts';
import type {es} from '#src/features/checkout/text/es.ts';
import {useForm, type Form} from '#src/data/forms/use-form.ts';
import type {FormProblem} from '#src/data/forms/standing-problems.ts';
import type {SavedCards} from '#src/data/payments/use-saved-cards.ts';
import {fillHolder, isAnythingKnown} from '#src/features/checkout/card/fill-holder.ts';
import {otherCard, pickCard} from '#src/features/checkout/card/pick-card.ts';
import {useText} from '#src/i18n/use-text.ts';
import type {OrderHold} from '#src/features/checkout/order/use-order.ts';
import type {Placing} from '#src/features/checkout/order/use-placing.ts';
import type {HolderValues} from '#src/features/checkout/card/holder-fields.tsx';
import type {PayerValues} from './payer-fields.tsx';
import {readWanted, type Wanted} from './read-wanted.ts';
import type {PayWay, usePaying} from './use-paying.ts';
import type {Sum} from './use-sum.ts';

type Plan = {
  readonly hold: OrderHold;
  readonly draft: CompanyDraft | null;
  readonly paying: ReturnType<typeof usePaying>;
  readonly placing: Placing;
  readonly sum: Sum;
  readonly saved: SavedCards;
  /** What they typed the last time; null while it is read. */
  readonly known: KnownPayer | null;
};

/** The form, which of its fields are asked for, and what its next sending does. */
type PayForm = {readonly form: Form<PayerValues>; readonly wanted: Wanted; readonly submit: (how: PayWay) => void};

/** The form beside the card: nothing of it is lost whatever the bank says, nor as the page is loaded anew. Rule: ORD24. Source: S3.19, S5.11. */
export function usePayForm({hold, draft, paying, placing, sum, saved, known}: Plan): PayForm {
  const text = useText<typeof es>('checkout');
  const how = useRef<PayWay>('pay');
  const placeAnew = async (): Promise<void> => {
    if (how.current === 'bare') {
      sum.setCoupon(null);
      await placing.place(null);
    } else await placing.place(undefined, sum.coupon ?? undefined);
  };
  const wantedOf = (savedCardId: string | null) =>
    readWanted({cards: saved.cards, known, savedCardId, cents: paying.cents});
  const form = useForm<PayerValues, null>({
    idPrefix: 'pay-',
    start: {
      ...(hold.payer ?? {...readOwner(draft), nationality: null}),
      savedCardId: null,
    },
    onChange: ({holder, zip, country, nationality}) =>
      void hold.notePayer({holder, zip, country, nationality}).catch(reportError),
    check: (values) => checkPayer(values, wantedOf(values.savedCardId)),
    say: ({reason, field}) => {
      if (reason === 'checkout:card') return text('cardCheck');
      if (reason !== 'order.country-unknown') return null;
      if (field === 'country') return text('countryEmpty');
      return field === 'nationality' ? text('nationalityEmpty') : null;
    },
    send: async ({holder, zip, country, nationality, savedCardId}) => {
      const payer = {
        ...(wantedOf(savedCardId).isHolder ? {holder, zip, country} : {holder: null, zip: null, country: null}),
        nationality,
        savedCardId: pickCard(saved.cards ?? [], savedCardId),
      };
      const outcome = await paying.pay(payer, how.current);
      if (!outcome.ok && outcome.failure.reason === 'order.price-changed') await placeAnew();
      if (!outcome.ok && outcome.failure.reason === 'order.card-unknown') void saved.read().catch(reportError);
      return outcome;
    },
  });
  const fill = useEffectEvent((from: KnownPayer) =>
    form.change((now) => ({...fillHolder(now, from), nationality: now.nationality ?? from.nationality})),
  );
  useEffect(() => {
    // Where nothing is known nothing was typed either, and nothing is kept.
    if (known && isAnythingKnown(known)) fill(known);
  }, [known]);
  const submit = (next: PayWay) => {
    how.current = next;
    // Whatever becomes of it, nobody pays with another saved card than the one that stood there.
    form.change({savedCardId: pickCard(saved.cards ?? [], form.values.savedCardId) ?? otherCard});
    void form.submit();
  };
  return {form, wanted: wantedOf(form.values.savedCardId), submit};
}

/** Whose card it probably is: the draft's owner, with the ZIP of where they said to live as a partner. Rule: ORD24. */
function readOwner(draft: CompanyDraft | null): HolderValues {
  if (!draft) return {holder: '', zip: '', country: null};
  const own = draft.partners.find(({id}) => id === draft.id);
  return {
    holder: `${draft.firstName} ${draft.lastName}`.trim(),
    zip: own?.postalCode ?? '',
    country: draft.residenceCountry,
  };
}

/** The same that the server refuses. Source: S5.11. */
function checkPayer({holder, zip, country, nationality}: PayerValues, wanted: Wanted): FormProblem[] {
  const {isHolder, isNationality} = wanted;
  return [
    ...(!isHolder || hasTwo(withoutUnseen(holder)) ? [] : [{field: 'holder', reason: 'order.holder-short'}]),
    ...(!isHolder || hasTwo(withoutUnseen(zip)) ? [] : [{field: 'zip', reason: 'order.zip-short'}]),
    ...(isHolder && country === null ? [{field: 'country', reason: 'order.country-unknown'}] : []),
    ...(isNationality && nationality === null ? [{field: 'nationality', reason: 'order.country-unknown'}] : []),
  ];
}
