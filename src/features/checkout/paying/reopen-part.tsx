import type {es} from '#src/features/checkout/text/es.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {SmallNote} from '#src/ui/checkout/small-note.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import type {usePaying} from './use-paying.ts';

type ReopenPartProps = {
  readonly paying: ReturnType<typeof usePaying>;
  /** Nobody knows whether it is paid, or the bank is at work. */
  readonly isWaiting: boolean;
};

/** That plan, coupon and answers are kept while a payment is open, and the way to change them all the same. Rule: ORD21. */
export function ReopenPart({paying, isWaiting}: ReopenPartProps) {
  const text = useText<typeof es>('checkout');
  const isOnline = useOnline();
  if (isWaiting || (paying.isPaying && !paying.isReopening)) return <SmallNote>{text('planWaits')}</SmallNote>;
  return (
    <>
      <SmallNote>{text('planLocked')}</SmallNote>
      <Row>
        <Button
          size="large"
          isPending={paying.isReopening}
          blockedReason={isOnline ? null : text('offlineReopen')}
          onPress={() => void paying.reopen().catch(reportError)}
        >
          {text('reopen')}
        </Button>
      </Row>
    </>
  );
}
