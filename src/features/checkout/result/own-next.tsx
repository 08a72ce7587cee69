import {useState} from 'react';
import type {Order} from '#contract/orders/order.ts';
import {useCompany} from '#src/data/database/company.tsx';
import {useLacksCard} from '#src/data/payments/use-lacks-card.ts';
import type {OrderHold} from '#src/features/checkout/order/use-order.ts';
import type {es} from '#src/features/checkout/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {Popup, popupMs} from '#src/ui/overlays/popup.tsx';
import {PaperLink} from './paper-link.tsx';
import {useClaim} from './use-claim.ts';

type OwnNextProps = {
  readonly order: Order;
  readonly hold: OrderHold;
  readonly isMine: boolean;
  readonly isNews: boolean;
};

/** Whose order it is finds the company on their home. Source: S2.17, S4.12. */
export function OwnNext({order, hold, isMine, isNews}: OwnNextProps) {
  const text = useText<typeof es>('checkout');
  const failureText = useFailureText();
  const language = useLanguage();
  const format = useFormat();
  const {all, choose} = useCompany();
  const claim = useClaim(order, hold, isMine);
  const company = all?.find(({id}) => id === order.companyId);
  const [renewal] = order.renewals;
  const lacksCard = useLacksCard(order.isYours && renewal !== undefined);
  const [isPopupOpen, setPopupOpen] = useState(isNews || !order.isClaimed);
  if (claim.isAsked)
    return (
      <Stack gap={3}>
        <Text>{text('paidForAnother', {email: order.email, name: order.name})}</Text>
        <Row>
          <Button size="large" onPress={claim.claim}>
            {text('takeIt')}
          </Button>
        </Row>
      </Stack>
    );
  if (!claim.isClaimed)
    return claim.refusal === null ? (
      <Text>{text('claiming')}</Text>
    ) : (
      <Banner shape="boxed" tone="warn" actions={<Button onPress={claim.claim}>{text('retry')}</Button>}>
        {failureText(claim.refusal)}
      </Banner>
    );
  return (
    <Stack gap={3}>
      <Text>{text('companyThere', {name: order.name})}</Text>
      <Row>
        <ButtonLink
          look="primary"
          size="large"
          href={pathTo.dashboard(language)}
          onPress={() => choose(order.companyId ?? order.id)}
        >
          {text('toHome')}
        </ButtonLink>
        {company && order.kind === 'create' ? <PaperLink company={company} /> : null}
      </Row>
      {lacksCard && renewal ? (
        <Text tone="muted">
          {text('renewalCard', {day: format.day(renewal.on, 'long')})}{' '}
          <Link href={pathTo.cards(language)}>{text('renewalAdd')}</Link>
        </Text>
      ) : null}
      {isPopupOpen ? (
        <Popup
          title={text('companyCreated', {name: order.name})}
          staysMs={3 * popupMs}
          holdLabel={text('popupHold')}
          releaseLabel={text('popupRelease')}
          onClose={() => setPopupOpen(false)}
        >
          {text('companyCreatedText')}
        </Popup>
      ) : null}
    </Stack>
  );
}
