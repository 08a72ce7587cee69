import {useCallback} from 'react';
import {companyOrigins, companyTypes} from '#contract/companies/company.ts';
import {companyOrders, listCompanies, type ListedCompany} from '#contract/admin/list-companies.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {AdminList} from './parts/admin-list.tsx';
import {CompaniesTable} from './parts/companies-table.tsx';
import {ListTools} from './parts/list-tools.tsx';
import type {es} from './text/es.ts';
import {useLogInAs} from './use-log-in-as.ts';
import {usePagedList} from './use-paged-list.ts';
import {useListAddress} from './use-list-address.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

const shape = {orders: companyOrders, filters: {type: companyTypes, origin: companyOrigins}};

/** Every company: found, ordered, filtered by type and origin; its owner can be acted as. Source: S2.05, S3.22, S6.06. */
export function CompaniesScreen() {
  const text = useText<typeof es>('admin');
  const {question, ask: askFor, clear} = useListAddress(shape);
  const {words, order, chosen} = question;
  const {type, origin} = chosen;
  const logInAs = useLogInAs();
  const ask = useCallback(
    async (page: {limit: number; offset: number}, signal: AbortSignal) => {
      const ordered = order ? {orderBy: order.by, orderDirection: order.direction} : {};
      const narrowed = {search: words, ...(type && {type}), ...(origin && {origin})};
      const answer = await callServer(listCompanies, {...page, ...ordered, ...narrowed}, {signal});
      return answer.ok ? succeed({rows: answer.value.companies, total: answer.value.total}) : answer;
    },
    [words, type, origin, order],
  );
  const {list, read} = usePagedList<ListedCompany>(ask);
  return (
    <>
      <PageHead title={text('companiesTitle')} />
      <Page>
        <Stack gap={4}>
          <ListTools
            searchLabel={text('searchCompanies')}
            words={words}
            onWords={(typed) => askFor({words: typed})}
            chips={[
              ...companyTypes.map((value) => ({
                id: value,
                text: value,
                isChosen: type === value,
                onChange: (isChosen: boolean) => askFor({chosen: {...chosen, type: isChosen ? value : null}}),
              })),
              ...companyOrigins.map((value) => ({
                id: value,
                text: text(`origin.${value}`),
                isChosen: origin === value,
                onChange: (isChosen: boolean) => askFor({chosen: {...chosen, origin: isChosen ? value : null}}),
              })),
            ]}
          />
          <AdminList list={list} read={read} troubleText={text('companiesTrouble')} onClear={clear}>
            <CompaniesTable
              companies={list.rows ?? []}
              order={order}
              onOrder={(next) => askFor({order: next})}
              onLogInAs={(owner) => void logInAs(owner)}
            />
          </AdminList>
        </Stack>
      </Page>
    </>
  );
}
