import {useCallback, useState} from 'react';
import {SearchX, Store} from 'lucide-react';
import {rowsPerPage} from '#contract/kernel/list.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {SegmentedControl} from '#src/ui/actions/segmented-control.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import {Amount} from '#src/ui/display/figures/amount.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {SearchField} from '#src/ui/fields/search-field.tsx';
import {Strip} from '#src/ui/grid/bars/strip.tsx';
import {StripList} from '#src/ui/grid/bars/strip-list.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {ListedMerchant, MerchantQuestion} from '#workers/books/merchants/merchants-api.ts';
import {useBooksNames} from '#src/features/bookkeeping/list/names.ts';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import type {Books} from '#src/features/bookkeeping/list/use-books-list.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {withCompany} from '#src/features/bookkeeping/with-company.tsx';
import {useMerchantBooks} from './use-merchant-books.ts';

const orders = ['count', 'last', 'name'] as const satisfies readonly MerchantQuestion['sort'][];
const asIs: MerchantQuestion = {text: '', sort: 'count', unnamedOnly: false, most: rowsPerPage};

export const Screen = withCompany(MerchantsPage);

/** Every merchant of the books, named or not. Rule: MRC2. */
function MerchantsPage({company}: {readonly company: MyCompany}) {
  const text = useBooksText();
  const format = useFormat();
  const [question, setQuestion] = useState(asIs);
  const ask = useCallback(async (books: Books) => books.listMerchants(question), [question]);
  const list = useMerchantBooks(ask);
  // Another list begins with its first page.
  const narrow = (patch: Partial<MerchantQuestion>) => setQuestion((last) => ({...last, most: rowsPerPage, ...patch}));
  const isNarrowed = question.text.trim() !== '' || question.unnamedOnly;
  return (
    <>
      <PageHead title={text('merchants')} lead={text('merchantsText')} />
      <Page>
        <Stack gap={4}>
          <Row>
            <SearchField
              label={text('merchantsSearch')}
              value={question.text}
              onChange={(typed) => narrow({text: typed})}
            />
            <SegmentedControl
              label={text('merchantsShow')}
              value={question.unnamedOnly ? 'unnamed' : 'all'}
              options={[
                {value: 'all', label: text('merchantsAll')},
                {value: 'unnamed', label: text('merchantsUnnamed')},
              ]}
              onChange={(value) => narrow({unnamedOnly: value === 'unnamed'})}
            />
            <SegmentedControl
              label={text('merchantsOrder')}
              value={question.sort}
              options={orders.map((value) => ({value, label: text(`merchants_${value}`)}))}
              onChange={(sort) => narrow({sort})}
            />
          </Row>
          {list === null && <Skeleton height={240} />}
          {list?.count === 0 && (
            <EmptyState
              icon={
                isNarrowed ? (
                  <SearchX size={28} strokeWidth={1.5} aria-hidden />
                ) : (
                  <Store size={28} strokeWidth={1.5} aria-hidden />
                )
              }
              title={text(isNarrowed ? 'merchantsNotFound' : 'merchantsNone')}
              actions={isNarrowed && <Button onPress={() => setQuestion(asIs)}>{text('filterClear')}</Button>}
            >
              {isNarrowed ? null : text('merchantsNoneText')}
            </EmptyState>
          )}
          {list && list.count > 0 && (
            <>
              <StripList label={text('merchants')}>
                {list.merchants.map((merchant) => (
                  <MerchantStrip key={merchant.name} merchant={merchant} spaceId={company.id} />
                ))}
              </StripList>
              <Row>
                {list.merchants.length < list.count && (
                  <Button onPress={() => setQuestion((last) => ({...last, most: last.most + rowsPerPage * 2}))}>
                    {text('merchantsMore')}
                  </Button>
                )}
                <Text as="span" tone="muted" size="small">
                  <span role="status">
                    {text('merchantsShown', {
                      shown: format.number(list.merchants.length),
                      total: format.number(list.count),
                    })}
                  </span>
                </Text>
              </Row>
            </>
          )}
        </Stack>
      </Page>
    </>
  );
}

function MerchantStrip({merchant, spaceId}: {readonly merchant: ListedMerchant; readonly spaceId: string}) {
  const text = useBooksText();
  const format = useFormat();
  const names = useBooksNames();
  const places = usePlaces(spaceId);
  const {name, count, unnamedCount, totals, usual, lastDate} = merchant;
  const more = [
    text('merchantMovements', {count}),
    names?.categoryName(usual?.categoryId ?? null) ?? null,
    text('merchantLast', {day: format.day(lastDate)}),
  ];
  return (
    <Strip
      title={
        <Row>
          <Link look="plain" href={places.merchantOf(name)}>
            {name}
          </Link>
          {unnamedCount === count && <Badge tone="neutral">{text('merchantUnnamed')}</Badge>}
          {unnamedCount > 0 && unnamedCount < count && (
            <Badge tone="neutral">{text('merchantPartUnnamed', {unnamed: format.number(unnamedCount)})}</Badge>
          )}
        </Row>
      }
      more={more.filter((part) => part !== null).join(' · ')}
      end={
        <Amount>
          {totals
            .flatMap(({currency, inUnits, outUnits}) => [
              ...(inUnits === 0 ? [] : [format.signedMoney(inUnits, currency)]),
              ...(outUnits === 0 ? [] : [format.money(outUnits, currency)]),
            ])
            .join(' · ')}
        </Amount>
      }
    />
  );
}
