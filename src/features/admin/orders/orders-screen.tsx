import {listOrders, orderList} from '#contract/admin/list-orders.ts';
import type {words as adminWords} from '#src/features/admin/text/words.ts';
import {useEndpointList} from '#src/data/list/use-endpoint-list.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {PagedList} from '#src/ui/list/paged-list.tsx';
import {OrderBadges} from './order-badges.tsx';
import type {words} from './text/words.ts';

/** Every order: found, ordered, narrowed; one that is paid while nobody has its company stands out. Rule: ADM17. Source: D43. */
export function OrdersScreen() {
  const text = useText<typeof words>('admin/orders');
  const admin = useText<typeof adminWords>('admin');
  const format = useFormat();
  const language = useLanguage();
  const list = useEndpointList(listOrders, orderList);
  return (
    <>
      <PageHead
        title={text('title')}
        actions={
          <>
            <ButtonLink href={pathTo.adminDifferences(language)}>{text('toDifferences')}</ButtonLink>
            <ButtonLink href={pathTo.adminInvoices(language)}>{text('toInvoices')}</ButtonLink>
          </>
        }
      />
      <Page>
        <PagedList
          label={text('title')}
          list={list}
          tools={{
            search: text('search'),
            filters: {
              state: (value) => text(`state.${value}`),
              kind: (value) => text(`kind.${value}`),
              claim: (value) => text(`claim.${value}`),
            },
          }}
          troubleText={text('listTrouble')}
          columns={[
            {
              id: 'number',
              heading: text('number'),
              sortBy: 'number',
              cell: ({id, number}) => <Link href={pathTo.adminOrderOf(language, id)}>{number}</Link>,
            },
            {
              id: 'company',
              heading: admin('company'),
              sortBy: 'company',
              cell: ({company, kind}) => (
                <Row>
                  {company}
                  {kind === 'create' ? null : <Badge tone="violet">{text(`kind.${kind}`)}</Badge>}
                </Row>
              ),
            },
            {id: 'person', heading: text('person'), cell: ({person}) => person},
            {id: 'email', heading: admin('email'), sortBy: 'email', cell: ({email}) => email},
            {id: 'state', heading: admin('status'), sortBy: 'state', cell: (order) => <OrderBadges {...order} />},
            {
              id: 'total',
              heading: text('total'),
              sortBy: 'total',
              isAmount: true,
              cell: ({totalCents}) => format.money(totalCents, 'USD'),
            },
            {
              id: 'placedAt',
              heading: text('placed'),
              sortBy: 'placedAt',
              cell: ({placedAt}) => format.instant(placedAt),
            },
            {
              id: 'paidAt',
              heading: text('paid'),
              sortBy: 'paidAt',
              cell: ({paidAt}) => (paidAt === null ? admin('none') : format.instant(paidAt)),
            },
          ]}
        />
      </Page>
    </>
  );
}
