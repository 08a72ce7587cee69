import {Suspense, useState} from 'react';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {askDissolutionFee} from '#contract/dissolutions/ask-dissolution-fee.ts';
import {findDissolutionFee, priceDissolution} from '#contract/dissolutions/price-dissolution.ts';
import {utcDay} from '#contract/kernel/dates.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import {BuyPart} from '#src/data/purchases/buy-part.tsx';
import type {DissolutionFacts} from '#src/features/dissolution/read-dissolution-page.ts';
import type {es} from '#src/features/dissolution/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useBlockedReason} from './use-blocked-reason.ts';

type AskPartProps = {
  readonly facts: DissolutionFacts;
  /** Something on this device has to be settled first. */
  readonly isHeldUp: boolean;
};

const wish = {kind: 'dissolution'} as const;

/** What it costs, the company's name as one's own confirmation, and the way to pay; or the way to have the fee found out. Rules: DIS3, DIS5. */
export function AskPart({facts, isHeldUp}: AskPartProps) {
  const text = useText<typeof es>('dissolution');
  const [typed, setTyped] = useState('');
  // Prices count by the day of the server, which is UTC's.
  const [today] = useState(() => utcDay(new Date().toISOString()));
  const {company, dissolution} = facts;
  const price = priceDissolution(company, dissolution, readCatalogue(today));
  const isConfirmed = fold(typed) === fold(company.name);
  const blockedReason = isHeldUp ? text('sendFirst') : isConfirmed ? null : text('confirmFirst');
  return (
    <section>
      <SectionHead title={text('costTitle')} />
      {price === null ? (
        <AskFee facts={facts} />
      ) : (
        <Stack gap={4}>
          <FeeSource facts={facts} today={today} />
          <TextField
            label={text('confirm')}
            hint={text('confirmHint', {company: company.name})}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            maxLength={120}
          />
          <Suspense fallback={<Skeleton height={160} />}>
            <BuyPart
              companyId={company.id}
              wish={wish}
              price={price}
              act={text('act')}
              isFinal
              blockedReason={blockedReason}
            />
          </Suspense>
        </Stack>
      )}
    </section>
  );
}

/** Names are compared as people read them. */
function fold(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en');
}

function FeeSource({facts, today}: {readonly facts: DissolutionFacts; readonly today: string}) {
  const text = useText<typeof es>('dissolution');
  const format = useFormat();
  const {company, dissolution} = facts;
  const fee = findDissolutionFee(company, readCatalogue(today));
  return (
    <Text tone="muted" size="small">
      {dissolution.feeCents === null && fee !== null
        ? fee.checkedOn === null
          ? text('costUnchecked')
          : text('costSource', {source: fee.source, day: format.day(fee.checkedOn, 'medium')})
        : text('costTold')}
    </Text>
  );
}

/** That nobody knows yet what the state takes, and the way to have it found out. Rule: DIS3. */
function AskFee({facts: {company, dissolution}}: {readonly facts: DissolutionFacts}) {
  const text = useText<typeof es>('dissolution');
  const format = useFormat();
  const failureText = useFailureText();
  const blockedReason = useBlockedReason();
  const [state, ask] = useServerCall(askDissolutionFee);
  const {feeAskedAt} = dissolution;
  if (feeAskedAt !== null || state.step === 'done') {
    const day = feeAskedAt === null ? format.day(format.today(), 'long') : format.dayOf(feeAskedAt, 'long');
    return <Text tone="muted">{text('feeAsked', {day})}</Text>;
  }
  return (
    <Stack gap={3}>
      <Text tone="muted">{text('feeUnknown')}</Text>
      <FormTrouble>{state.step === 'refused' ? failureText(state.failure) : null}</FormTrouble>
      <Row>
        <Button
          size="large"
          isPending={state.step === 'running'}
          blockedReason={blockedReason}
          onPress={() => void ask({companyId: company.id}).catch(reportError)}
        >
          {text('feeAsk')}
        </Button>
      </Row>
    </Stack>
  );
}
