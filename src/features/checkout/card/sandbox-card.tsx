import {useImperativeHandle, useState, type Ref} from 'react';
import {findSandboxCard} from '#contract/payments/sandbox-cards.ts';
import {confirmSandboxIntent, readSandboxIntent, type SandboxIntent} from '#contract/payments/sandbox-intent.ts';
import type {Outcome} from '#contract/kernel/failure.ts';
import {callServer} from '#src/data/calls/server.ts';
import type {es} from '#src/features/checkout/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {BankDialog} from '#src/ui/checkout/bank-dialog.tsx';
import {CardBox} from '#src/ui/checkout/card-box.tsx';
import type {FormFace} from '#src/ui/form/form-face.ts';
import {TextField} from '#src/ui/fields/text-field.tsx';
import type {CardOutcome, CardTaker} from './card-taker.ts';
import {checkSandboxCard, groupNumber, spaceExpiry, type CardProblem, type TypedCard} from './check-sandbox-card.ts';
import {useBankPage} from './use-bank-page.ts';

type SandboxCardProps = {
  readonly taker: Ref<CardTaker>;
  /** The payment has ended, here or elsewhere. */
  readonly isEnded: boolean;
  readonly isHidden: boolean;
  /** Called when the bank's page is shown. */
  readonly onBank: () => void;
  /** Hears what is wrong with the card, each time that changes. */
  readonly onErrors: (errors: FormFace['errors']) => void;
};

const empty: TypedCard = {number: '', expiry: '', cvc: ''};

/** The sandbox's card field: it knows the test numbers, and sends what stands for them. Rules: PAY9, PAY11. Source: D2, S3.19. */
export function SandboxCard({taker, isEnded, isHidden, onBank, onErrors}: SandboxCardProps) {
  const text = useText<typeof es>('checkout');
  const format = useFormat();
  const [typed, setTyped] = useState(empty);
  const [problems, setProblems] = useState<readonly CardProblem[]>([]);
  const bank = useBankPage(isEnded);
  const tell = (found: readonly CardProblem[]) => {
    setProblems(found);
    onErrors(found.map(({field, reason}) => ({fieldId: `card-${field}`, message: text(reason)})));
  };
  const change = (patch: Partial<TypedCard>) => {
    setTyped({...typed, ...patch});
    tell(problems.filter(({field}) => !(field in patch)));
  };
  const errorOf = (name: keyof TypedCard): string | null => {
    const found = problems.find(({field}) => field === name);
    return found ? text(found.reason) : null;
  };
  const follow = async (intent: Outcome<SandboxIntent>): Promise<CardOutcome> => {
    if (!intent.ok) return {kind: 'unknown'};
    const {state, declined, actionUrl} = intent.value;
    if (state !== 'needs-action' || actionUrl === null)
      return declined === null ? {kind: 'done'} : {kind: 'declined', group: declined};
    return {kind: 'left'};
  };
  const seeBank = async (intent: Outcome<SandboxIntent>, clientSecret: string): Promise<CardOutcome> => {
    if (!intent.ok || intent.value.actionUrl === null) return follow(intent);
    onBank();
    await bank.open(intent.value.actionUrl);
    return follow(await callServer(readSandboxIntent, {clientSecret}));
  };
  useImperativeHandle(taker, () => ({
    check: async () => {
      const found = checkSandboxCard(typed, format.today().slice(0, 7));
      tell(found);
      return Promise.resolve(found.length === 0);
    },
    give: async (clientSecret) => {
      const card = findSandboxCard(typed.number)?.token;
      if (card === undefined) return {kind: 'left'};
      return seeBank(await callServer(confirmSandboxIntent, {clientSecret, card}), clientSecret);
    },
    goOn: async (clientSecret) => seeBank(await callServer(readSandboxIntent, {clientSecret}), clientSecret),
  }));
  return (
    <>
      {isHidden ? null : (
        <CardBox
          label={text('card')}
          number={
            <TextField
              label={text('cardNumber')}
              hint={text('cardTestHint')}
              id="card-number"
              inputMode="numeric"
              // No browser offers to keep or to fill in a number here.
              autoComplete="off"
              maxLength={24}
              value={typed.number}
              error={errorOf('number')}
              onChange={(number) => change({number})}
              onBlur={() => setTyped((now) => ({...now, number: groupNumber(now.number)}))}
            />
          }
          expiry={
            <TextField
              label={text('cardExpiry')}
              id="card-expiry"
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              value={typed.expiry}
              error={errorOf('expiry')}
              onChange={(expiry) => change({expiry})}
              onBlur={() => setTyped((now) => ({...now, expiry: spaceExpiry(now.expiry)}))}
            />
          }
          cvc={
            <TextField
              label={text('cardCvc')}
              id="card-cvc"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={typed.cvc}
              error={errorOf('cvc')}
              onChange={(cvc) => change({cvc})}
            />
          }
        />
      )}
      <BankDialog title={text('bankTitle')} url={bank.url} onClose={bank.close} />
    </>
  );
}
