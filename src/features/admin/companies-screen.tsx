import {Eye} from 'lucide-react';
import {companyList, listCompanies} from '#contract/admin/list-companies.ts';
import type {words} from './text/words.ts';
import {useLogInAs} from './use-log-in-as.ts';
import {useEndpointList} from '#src/data/list/use-endpoint-list.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {PagedList} from '#src/ui/list/paged-list.tsx';

/** Every company: found, ordered, filtered by type and origin; its owner can be acted as. Source: S2.05, S3.22, S6.06. */
export function CompaniesScreen() {
  const text = useText<typeof words>('admin');
  const format = useFormat();
  const list = useEndpointList(listCompanies, companyList);
  const logInAs = useLogInAs();
  return (
    <>
      <PageHead title={text('companies')} />
      <Page>
        <PagedList
          label={text('companies')}
          list={list}
          tools={{
            search: text('searchCompanies'),
            filters: {type: (value) => value, origin: (value) => text(`origin.${value}`)},
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
                  {isMigrated ? <Badge tone="violet">{text('migrated')}</Badge> : null}
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
