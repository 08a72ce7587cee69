import type {UsStateCode} from '#contract/companies/us-states.data.ts';
import type {Order} from '#contract/orders/order.ts';
import {AccountNotYet} from '#src/data/plans/account-not-yet.tsx';
import {sayState} from '#src/data/states/name-state.ts';
import {isPurchase, isWithdrawable} from '#src/features/checkout/order/is-purchase.ts';
import type {es} from '#src/features/checkout/text/es.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {LinkedText} from '#src/ui/actions/linked-text.tsx';
import {Callout} from '#src/ui/checkout/callout.tsx';
import {PagePart} from '#src/ui/checkout/page-part.tsx';
import {SmallNote} from '#src/ui/checkout/small-note.tsx';

type TermsPartProps = {
  readonly kind: Order['kind'];
  readonly name: string;
  readonly state: UsStateCode | null;
  /** When its plan is worked on, in words. */
  readonly turn: string;
  readonly reviewHref: string | null;
  /** The order keeps the answers that it has: it is being paid, or only its link is here. */
  readonly isFixed: boolean;
};

/** What paying means, before it is done; its short form stands at the button again. The terms open beside the page. Rule: ORD5. Source: S1.10. */
export function TermsPart({kind, name, state, turn, reviewHref, isFixed}: TermsPartProps) {
  const text = useText<typeof es>('checkout');
  const language = useLanguage();
  const isFiled = kind === 'create' && state !== null;
  const review = reviewHref === null ? null : <Link href={reviewHref}>{text('review')}</Link>;
  const action = isFixed ? null : review;
  return (
    <PagePart title={text('beforePaying')}>
      <Callout
        title={text(isWithdrawable(kind) ? 'noRefundBegunOn' : 'noRefund')}
        {...(action === null ? {} : {action})}
      >
        {isPurchase(kind)
          ? `${text(`bought.${kind}`, {name})} ${text('boughtWhy')}`
          : isFiled
            ? text('noRefundFiled', {name, turn, ...sayState(language, state)})
            : text('noRefundBegun', {name, turn})}{' '}
        {isFixed ? '' : text(isFiled ? 'reviewNowFiled' : 'reviewNow')}
      </Callout>
      {kind === 'crypto' ? <AccountNotYet /> : null}
      <SmallNote>
        <LinkedText words={text('acceptTerms')} hrefs={[pathTo.terms(language), pathTo.privacy(language)]} />
      </SmallNote>
    </PagePart>
  );
}
