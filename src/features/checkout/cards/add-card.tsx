import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {withoutUnseen} from '#contract/companies/rules.ts';
import {hasTwo} from '#contract/formation/texts.ts';
import type {KnownPayer} from '#contract/orders/read-payer.ts';
import type {SavedCard} from '#contract/payments/saved-card.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import type {FormProblem} from '#src/data/forms/standing-problems.ts';
import {sayCard} from '#src/data/payments/say-card.ts';
import type {SavedCards} from '#src/data/payments/use-saved-cards.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {CardPart} from '#src/features/checkout/card/card-part.tsx';
import type {CardTaker} from '#src/features/checkout/card/card-taker.ts';
import {fillHolder} from '#src/features/checkout/card/fill-holder.ts';
import {HolderFields, type HolderValues} from '#src/features/checkout/card/holder-fields.tsx';
import {useKnownPayer} from '#src/features/checkout/card/use-known-payer.ts';
import type {PaymentProvider} from '#contract/payments/payment-provider.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {focusComing} from '#src/ui/form/focus-field.ts';
import {FormPage} from '#src/ui/form/form-page.tsx';
import type {FormFace} from '#src/ui/form/form-face.ts';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {AddedCard} from './judge-cards.ts';
import type {es} from '#src/features/checkout/text/es.ts';
import {useSavingCard, type SavingNote} from './use-saving-card.ts';

type AddCardProps = {
  readonly saved: SavedCards;
  readonly provider: PaymentProvider | null;
  /** The card that the new one is for. */
  readonly replaced: SavedCard | null;
  /** What is said of a try before the page was left for the bank's. */
  readonly startNote: SavingNote | null;
  /** Is given null where the card is saved and the list cannot be read. */
  readonly onSaved: (added: AddedCard | null) => void;
  readonly onClose: () => void;
};

/** Saving a card without paying. It stands in the page: a bank's page that its provider opens must not lie below a dialog. Rule: PAY22. */
export function AddCard({saved, provider, replaced, startNote, onSaved, onClose}: AddCardProps) {
  const text = useText<typeof es>('checkout');
  const isOnline = useOnline();
  const {user} = useSession();
  const taker = useRef<CardTaker>(null);
  const save = useSavingCard(saved, taker);
  const [note, setNote] = useState(startNote);
  const [cardErrors, setCardErrors] = useState<FormFace['errors']>([]);
  const kind = provider?.kind ?? null;
  useEffect(() => {
    return kind === null ? undefined : focusComing(kind === 'sandbox' ? 'card-number' : 'card-stripe');
  }, [kind]);
  const form = useForm({
    idPrefix: 'card-',
    start: (): HolderValues => ({
      holder: user ? `${user.firstName} ${user.lastName}`.trim() : '',
      zip: '',
      country: null,
    }),
    check: checkHolder,
    say: ({reason}) => {
      if (reason === 'checkout:card') return text('cardCheck');
      return reason === 'order.country-unknown' ? text('countryEmpty') : null;
    },
    send: async (values) => save(values),
    onDone: (came) => ('note' in came ? setNote(came.note) : onSaved(came.added)),
  });
  const known = useKnownPayer(true);
  const fill = useEffectEvent((from: KnownPayer) => form.change((now) => fillHolder(now, from)));
  useEffect(() => {
    if (known) fill(known);
  }, [known]);
  // Where a part of the card is named, nothing is said of the card as a whole.
  const isNamed = kind === 'sandbox' || cardErrors.length > 0;
  const others = isNamed ? form.errors.filter(({message}) => message !== text('cardCheck')) : form.errors;
  const face: FormFace = {
    ...form,
    errors: [...cardErrors, ...others],
    submit: async () => {
      setNote(null);
      // Both say at once what is wrong with them.
      void taker.current?.check();
      return form.submit();
    },
  };
  const title = replaced ? text('cards.newCardFor', {card: sayCard(replaced)}) : text('cards.newCard');
  return (
    <Stack gap={3}>
      <SectionHead title={title} />
      {note ? (
        <Banner tone="warn" shape="boxed" isUrgent>
          {note.kind === 'declined' ? text(`cards.declined.${note.group}`) : text(`cards.${note.kind}`)}
        </Banner>
      ) : null}
      <FormPage
        form={face}
        label={title}
        submitText={text('cards.save')}
        blockedReason={isOnline ? null : text('cards.offlineAct')}
        end={
          <Button size="large" onPress={onClose}>
            {text('cancel')}
          </Button>
        }
      >
        <CardPart
          {...{provider, taker}}
          cents={null}
          isEnded={false}
          isHidden={false}
          onBank={() => undefined}
          onErrors={setCardErrors}
        />
        <HolderFields holder={form.bind('holder')} zip={form.bind('zip')} country={form.bind('country')} />
        <Text size="small" tone="muted">
          {text('cards.bankNote')}
        </Text>
      </FormPage>
    </Stack>
  );
}

/** The same that paying asks for. Source: S5.11. */
function checkHolder({holder, zip, country}: HolderValues): FormProblem[] {
  return [
    ...(hasTwo(withoutUnseen(holder)) ? [] : [{field: 'holder', reason: 'order.holder-short'}]),
    ...(hasTwo(withoutUnseen(zip)) ? [] : [{field: 'zip', reason: 'order.zip-short'}]),
    ...(country === null ? [{field: 'country', reason: 'order.country-unknown'}] : []),
  ];
}
