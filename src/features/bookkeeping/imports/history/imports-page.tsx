import {useEffect, useRef, useState} from 'react';
import {FileDown} from 'lucide-react';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Strip} from '#src/ui/grid/bars/strip.tsx';
import {StripList} from '#src/ui/grid/bars/strip-list.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useRows} from '#src/data/database/use-rows.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {describeResult, describeStatus} from './import-words.ts';
import {BooksHead} from '#src/features/bookkeeping/list/books-head.tsx';
import {useBooksNames} from '#src/features/bookkeeping/list/names.ts';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import {useRoom} from '#src/ui/layout/use-room.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** Imports shown at first and added by each "load more". Source: ux.md U5, S9.03. */
const pageSize = 25;

/** Every file that was imported, newest first. */
export function ImportsPage({company}: {readonly company: MyCompany}) {
  const text = useBooksText();
  const format = useFormat();
  const places = usePlaces(company.id);
  const names = useBooksNames();
  const isPhone = useRoom() === 'phone';
  const imports = useRows('imports', company.id);
  /** How many are shown, and the first of those that came last: the keyboard goes on from there. */
  const [{shownCount, focusFrom}, setReach] = useState<{shownCount: number; focusFrom: number | null}>({
    shownCount: pageSize,
    focusFrom: null,
  });
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (focusFrom !== null) list.current?.querySelectorAll<HTMLElement>('li a')[focusFrom]?.focus();
  }, [focusFrom]);

  if (!imports || !names) return null;
  const sorted = [...imports].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  const shown = sorted.slice(0, shownCount);
  const loadMore = () => {
    setSaid(text('importsMoreLoaded', {count: Math.min(pageSize, sorted.length - shown.length)}));
    setReach({shownCount: shownCount + pageSize, focusFrom: shown.length});
  };
  return (
    <>
      <BooksHead places={places} current="imports" onNew={null} isPhone={isPhone} />
      <Page>
        {imports.length === 0 ? (
          <EmptyState
            icon={<FileDown size={28} strokeWidth={1.5} aria-hidden />}
            title={text('importsEmpty')}
            actions={
              <ButtonLink look="primary" size="large" href={places.import}>
                {text('firstImport')}
              </ButtonLink>
            }
          >
            {text('importsEmptyText')}
          </EmptyState>
        ) : (
          <Stack gap={4}>
            <div ref={list}>
              <StripList label={text('importsTitle')}>
                {shown.map((row) => {
                  const {word, tone} = describeStatus(row, text);
                  return (
                    <Strip
                      key={row.id}
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
                })}
              </StripList>
            </div>
            <Row>
              {shown.length < sorted.length && <Button onPress={loadMore}>{text('importsMore')}</Button>}
              <Text as="span" tone="muted" size="small">
                {text('importsOf', {shown: shown.length, count: sorted.length})}
              </Text>
            </Row>
            <VisuallyHidden>
              <span role="status">{said}</span>
            </VisuallyHidden>
          </Stack>
        )}
      </Page>
    </>
  );
}
