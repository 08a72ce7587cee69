import {useMemo} from 'react';
import {withCompany} from '#src/features/bookkeeping/with-company.tsx';
import {FileDown} from 'lucide-react';
import {wholeList} from '#contract/kernel/list.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Strip} from '#src/ui/grid/bars/strip.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {PagedList} from '#src/ui/list/paged-list.tsx';
import type {MyCompany} from '#src/data/database/company.tsx';
import type {RowOf} from '#src/data/database/read-rows.ts';
import {useRows} from '#src/data/database/use-rows.ts';
import {useLocalList} from '#src/data/list/use-local-list.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {DoublesList} from '#src/features/bookkeeping/imports/likeness/doubles-list.tsx';
import {describeResult, describeStatus} from './import-words.ts';
import {BooksHead} from '#src/features/bookkeeping/list/books-head.tsx';
import {useBooksNames} from '#src/features/bookkeeping/list/names.ts';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import {useRoom} from '#src/ui/layout/use-room.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

const nameFile = ({fileName}: RowOf<'imports'>) => fileName;

export const Screen = withCompany(ImportsPage);

/** Every file that was imported, newest first. */
function ImportsPage({company}: {readonly company: MyCompany}) {
  const text = useBooksText();
  const format = useFormat();
  const places = usePlaces(company.id);
  const names = useBooksNames();
  const isPhone = useRoom() === 'phone';
  const imports = useRows('imports', company.id);
  const newestFirst = useMemo(
    () => imports?.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)),
    [imports],
  );
  const list = useLocalList(newestFirst, wholeList, nameFile);
  if (!imports || !names) return null;
  return (
    <>
      <BooksHead places={places} current="imports" onNew={null} isPhone={isPhone} />
      <Page>
        <DoublesList spaceId={company.id} />
        <PagedList
          label={text('tabImports')}
          list={list}
          none={{
            icon: <FileDown size={28} strokeWidth={1.5} aria-hidden />,
            title: text('importsEmpty'),
            text: text('importsEmptyText'),
            actions: (
              <ButtonLink look="primary" size="large" href={places.import}>
                {text('act_import')}
              </ButtonLink>
            ),
          }}
          item={(row) => {
            const {word, tone} = describeStatus(row, text);
            return (
              <Strip
                title={
                  <Row>
                    <Link look="plain" href={places.importOf(row.id)}>
                      {row.fileName}
                    </Link>
                    <Badge tone={tone}>{word}</Badge>
                  </Row>
                }
                more={[names.accountName(row.accountId), describeResult(row, text)].filter(Boolean).join(' · ')}
                end={
                  <Text as="span" tone="muted" size="small">
                    {format.moment(row.createdAt)}
                  </Text>
                }
              />
            );
          }}
        />
      </Page>
    </>
  );
}
