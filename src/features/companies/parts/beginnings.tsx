import {ArrowLeftRight, Building2, Wallet} from 'lucide-react';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {OrderKind} from '#contract/catalogue/ids.ts';
import {productOf} from '#contract/catalogue/price-order.ts';
import {wizardTo} from '#src/routing/routing.ts';
import type {es} from '#src/features/companies/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';

const beginnings = [
  {kind: 'create', Icon: Building2},
  {kind: 'migrate', Icon: ArrowLeftRight},
  {kind: 'crypto', Icon: Wallet},
] as const satisfies readonly {kind: OrderKind; Icon: typeof Building2}[];

/** The three ways to begin, each with its lowest price. Source: S2.12, D28. */
export function Beginnings() {
  const text = useText<typeof es>('companies');
  const language = useLanguage();
  const format = useFormat();
  const {products} = readCatalogue(format.today()).plans;
  const priceOf = (kind: OrderKind) => {
    const plans = products.find(({id}) => id === productOf(kind))?.plans ?? [];
    return format.money(Math.min(...plans.map(({yearlyCents}) => yearlyCents)), 'USD');
  };
  return (
    <ItemList label={text('begin')}>
      {beginnings.map(({kind, Icon}) => (
        <ListItem
          key={kind}
          icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}
          title={text(`begin.${kind}`)}
          text={text(`begin.${kind}.text`)}
          meta={text('begin.from', {price: priceOf(kind)})}
          actions={
            <ButtonLink
              size="large"
              look={kind === 'create' ? 'primary' : 'default'}
              href={wizardTo.user[kind](language)}
              label={`${text(`begin.${kind}.act`)}: ${text(`begin.${kind}`)}`}
            >
              {text(`begin.${kind}.act`)}
            </ButtonLink>
          }
        />
      ))}
    </ItemList>
  );
}
