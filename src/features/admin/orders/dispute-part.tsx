import {Link} from '#src/ui/actions/link.tsx';
import {isOpenDispute, type DisputeFacts} from '#contract/payments/dispute.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {words} from './text/words.ts';

/** Where Stripe's own people answer a dispute. Source: docs.stripe.com/disputes/responding. */
const stripeDispute = 'https://dashboard.stripe.com/disputes/';

/** What of all that a company has paid is disputed: how much, why, until when an answer is wanted, and where it is given. Rule: DSP3. */
export function DisputePart({disputes}: {readonly disputes: readonly DisputeFacts[]}) {
  const text = useText<typeof words>('admin/orders');
  const open = disputes.filter(({state}) => isOpenDispute(state));
  if (disputes.length === 0) return null;
  return (
    <Stack gap={3}>
      <SectionHead title={text('disputes')} count={open.length} />
      {open.some(({state}) => state === 'needs-answer') ? (
        <Banner tone="warn" shape="boxed">
          {text('disputeHow')}
        </Banner>
      ) : null}
      {disputes.map((dispute) => (
        <OneDispute key={dispute.disputeId} dispute={dispute} />
      ))}
    </Stack>
  );
}

function OneDispute({dispute}: {readonly dispute: DisputeFacts}) {
  const text = useText<typeof words>('admin/orders');
  const format = useFormat();
  const {disputeId, vendor, paymentId, paidFor, amountCents, reason, state, openedAt, answerBy, closedAt} = dispute;
  return (
    <Stack gap={2}>
      <Text isStrong>{text(`dispute.${state}`)}</Text>
      <Facts
        facts={[
          {name: text('disputeOf'), value: text(`paidFor.${paidFor}`)},
          {name: text('total'), value: format.money(amountCents, 'USD')},
          ...(reason === '' ? [] : [{name: text('disputeReason'), value: reason}]),
          {name: text('disputeOpened'), value: format.instant(openedAt)},
          ...(answerBy === null ? [] : [{name: text('disputeDue'), value: format.instant(answerBy)}]),
          ...(closedAt === null ? [] : [{name: text('disputeClosed'), value: format.instant(closedAt)}]),
          {name: text('disputePayment'), value: paymentId},
        ]}
      />
      {vendor === 'stripe' && isOpenDispute(state) ? (
        <Text>
          <Link href={`${stripeDispute}${encodeURIComponent(disputeId)}`} target="_blank">
            {text('disputeAnswer')}
          </Link>
        </Text>
      ) : null}
      {vendor === 'sandbox' && isOpenDispute(state) ? <Text tone="muted">{text('disputeSandbox')}</Text> : null}
    </Stack>
  );
}
