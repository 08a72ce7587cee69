import type {Order} from '#contract/orders/order.ts';
import type {PurchaseKind} from '#contract/purchases/purchase.ts';
import type {es} from '#src/features/checkout/text/es.ts';
import type {Language} from '#src/i18n/languages.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';

/** Where each purchase is seen. */
const wayTo: Readonly<Record<PurchaseKind, (language: Language, companyId: string) => string>> = {
  renewal: pathTo.renewal,
  services: pathTo.company,
  paper: (language) => pathTo.mailing(language),
  dissolution: pathTo.dissolution,
};

/** The way to what was bought for a company, or can be bought there. */
export function BoughtLink({order, kind}: {readonly order: Order; readonly kind: PurchaseKind}) {
  const text = useText<typeof es>('checkout');
  const language = useLanguage();
  return (
    <ButtonLink look="primary" size="large" href={wayTo[kind](language, order.companyId ?? '')}>
      {text(`toBought.${kind}`)}
    </ButtonLink>
  );
}
