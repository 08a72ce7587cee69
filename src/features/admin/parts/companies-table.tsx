import {Eye} from 'lucide-react';
import type {companyOrders, ListedCompany} from '#contract/admin/list-companies.ts';
import type {SortOrder} from './sorted-columns.ts';
import {SortedList} from './sorted-list.tsx';
import type {es} from '#src/features/admin/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import {Row} from '#src/ui/layout/row.tsx';

type CompanyOrder = (typeof companyOrders)[number];

type CompaniesTableProps = {
  companies: readonly ListedCompany[];
  order: SortOrder<CompanyOrder>;
  onOrder: (order: SortOrder<CompanyOrder>) => void;
  onLogInAs: (owner: {readonly id: string}) => void;
};

/** Companies as an admin reads them. Source: S3.22, design.md Admin. */
export function CompaniesTable({companies, order, onOrder, onLogInAs}: CompaniesTableProps) {
  const text = useText<typeof es>('admin');
  const format = useFormat();
  return (
    <SortedList<ListedCompany, CompanyOrder>
      label={text('companiesTitle')}
      rows={companies}
      keyOf={({id}) => id}
      order={order}
      onOrder={onOrder}
      columns={[
        {
          id: 'name',
          heading: text('company'),
          sortBy: 'name',
          cell: (company) => (
            <Row>
              {company.name}
              {company.isMigrated ? <Badge tone="violet">{text('migrated')}</Badge> : null}
            </Row>
          ),
        },
        {id: 'owner', heading: text('owner'), sortBy: 'owner', cell: ({owner}) => owner?.name ?? text('none')},
        {id: 'email', heading: text('email'), cell: ({owner}) => owner?.email ?? text('none')},
        {id: 'type', heading: text('type'), sortBy: 'type', cell: ({type}) => type},
        {id: 'state', heading: text('location'), sortBy: 'state', cell: ({state}) => state ?? text('none')},
        {
          id: 'createdAt',
          heading: text('created'),
          sortBy: 'createdAt',
          cell: ({createdAt}) => format.instant(createdAt),
        },
        {
          id: 'acts',
          heading: text('acts'),
          isActs: true,
          cell: ({owner}) =>
            owner ? (
              <IconButton
                icon={<Eye size={16} aria-hidden />}
                label={text('logInAs', {name: owner.name})}
                onPress={() => onLogInAs(owner)}
              />
            ) : null,
        },
      ]}
    />
  );
}
