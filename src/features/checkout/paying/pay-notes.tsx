import {CloudOff} from 'lucide-react';
import type {Situation} from '#src/features/checkout/order/situation.ts';
import type {es} from '#src/features/checkout/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {RefusalText} from './refusal-text.tsx';
import type {usePaying} from './use-paying.ts';

type PayNotesProps = {
  readonly situation: Situation;
  readonly paying: ReturnType<typeof usePaying>;
  readonly isOnline: boolean;
  readonly isMissing: boolean;
  readonly isNewPrice: boolean;
  readonly reviewHref: string | null;
  /** The order's, as it stands. */
  readonly couponCode: string | null;
  /** Pays without it: the server's new sum is shown first. */
  readonly onBare: () => void;
};

/** What is so, above all fields: whether it was paid, and why a card was not taken. Rule: ORD16. */
export function PayNotes(props: PayNotesProps) {
  const {situation, paying, isOnline, isMissing, isNewPrice, reviewHref, couponCode} = props;
  const text = useText<typeof es>('checkout');
  const {note, isPaying} = paying;
  const isLeft = note?.kind === 'left';
  return (
    <Stack gap={3}>
      {isOnline ? null : (
        <Banner shape="boxed" tone="warn" icon={<CloudOff size={16} aria-hidden />}>
          {text(situation === 'unknown' ? 'offlineUnknown' : 'offlineNote')}
        </Banner>
      )}
      {isOnline && !isPaying && situation === 'unknown' ? <Banner shape="boxed">{text('unknown')}</Banner> : null}
      {situation === 'processing' ? <Banner shape="boxed">{text('processing')}</Banner> : null}
      {!isPaying && situation === 'bank' ? (
        <Banner
          shape="boxed"
          tone="warn"
          isUrgent={isLeft}
          actions={<Button onPress={() => void paying.goOn().catch(reportError)}>{text('openBank')}</Button>}
        >
          {text(isLeft ? 'bankLeft' : 'bankWaits')}
        </Banner>
      ) : null}
      {!isPaying && situation === 'card' && note === null ? <Banner shape="boxed">{text('notPaidYet')}</Banner> : null}
      {note?.kind === 'declined' ? (
        <Banner shape="boxed" tone="danger" isUrgent>
          {text(`declined.${note.group}`)}
        </Banner>
      ) : null}
      {isLeft && situation !== 'bank' ? (
        <Banner shape="boxed" tone="warn" isUrgent>
          {text('bankLeft')}
        </Banner>
      ) : null}
      {note?.kind === 'reopened' && situation === 'open' ? (
        <Banner shape="boxed" tone="ok" isUrgent>
          {text('reopened')}
        </Banner>
      ) : null}
      {note?.kind === 'coupon' && couponCode !== null ? (
        <Banner
          shape="boxed"
          tone="warn"
          actions={
            <Button blockedReason={isOnline ? null : text('offlinePay')} onPress={props.onBare}>
              {text('payWithoutCoupon')}
            </Button>
          }
        >
          {text('couponRefused', {code: couponCode})}
        </Banner>
      ) : null}
      {note?.kind === 'terms' ? (
        <Banner
          shape="boxed"
          tone="warn"
          actions={<Button onPress={() => location.reload()}>{text('termsReload')}</Button>}
        >
          {text('termsChanged')}
        </Banner>
      ) : null}
      {note?.kind === 'refused' ? (
        <Banner shape="boxed" tone="danger" isUrgent>
          <RefusalText failure={note.failure} />
        </Banner>
      ) : null}
      {isNewPrice && situation === 'open' ? (
        <Banner shape="boxed" tone="warn">
          {text('newPrice')}
        </Banner>
      ) : null}
      {isMissing ? (
        <Banner
          shape="boxed"
          tone="warn"
          {...(reviewHref === null ? {} : {actions: <ButtonLink href={reviewHref}>{text('review')}</ButtonLink>})}
        >
          {text('missingFieldsText')}
        </Banner>
      ) : null}
    </Stack>
  );
}
