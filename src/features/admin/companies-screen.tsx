import {Eye} from 'lucide-react';
import {companyList, listCompanies} from '#contract/admin/list-companies.ts';
import type {words} from './text/words.ts';
import {useLogInAs} from './use-log-in-as.ts';
import {useRowWords} from '#src/data/describe/use-telling.ts';
import {useEndpointList} from '#src/data/list/use-endpoint-list.ts';
import {capitalize} from '#src/i18n/format/capitalize.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {PagedList} from '#src/ui/list/paged-list.tsx';

/** Every company: found, ordered, filtered by how far it is, type and origin; its owner can be acted as. Source: S2.05, S3.22, S6.06. */
export function CompaniesScreen() {
  const text = useText<typeof words>('admin');
  const format = useFormat();
  const language = useLanguage();
  const list = useEndpointList(listCompanies, companyList);
  const logInAs = useLogInAs();
  const {valueText} = useRowWords('formations');
  const sayStatus = (status: string) => capitalize(language, valueText('status', status));
  return (
    <>
      <PageHead title={text('companies')} />
      <Page>
        <PagedList
          label={text('companies')}
          list={list}
          tools={{
            search: text('searchCompanies'),
            filters: {
              status: sayStatus,
              type: (value) => value,
              origin: (value) => text(`origin.${value}`),
            },
          }}
          troubleText={text('companiesTrouble')}
          columns={[
            {
              id: 'name',
              heading: text('company'),
              sortBy: 'name',
              cell: ({name, isMigrated}) => (
                <Row>
                  {name}
                  {isMigrated ? <Badge tone="violet">{text('origin.migrated')}</Badge> : null}
                </Row>
              ),
            },
            {
              id: 'number',
              heading: text('order'),
              sortBy: 'number',
              cell: ({order}) =>
                order ? <Link href={pathTo.adminOrderOf(language, order.id)}>{order.number}</Link> : text('none'),
            },
            {
              id: 'owner',
              heading: text('owner'),
              sortBy: 'owner',
              cell: ({owner}) =>
                owner === null ? (
                  text('none')
                ) : (
                  <>
                    {owner.name}
                    <Text size="small" tone="muted">
                      {owner.email}
                    </Text>
                  </>
                ),
            },
            {id: 'type', heading: text('type'), sortBy: 'type', cell: ({type}) => type},
            {id: 'state', heading: text('location'), sortBy: 'state', cell: ({state}) => state ?? text('none')},
            {
              id: 'status',
              heading: text('progress'),
              sortBy: 'status',
              cell: ({order}) => (order ? sayStatus(order.status) : text('none')),
            },
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
                    onPress={() => void logInAs(owner)}
                  />
                ) : null,
            },
          ]}
        />
      </Page>
    </>
  );
}
