import {memo, useState} from 'react';
import type {ProfitKind} from '#contract/bookkeeping/profit-kinds.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {SegmentedControl} from '#src/ui/actions/segmented-control.tsx';
import {ShareList} from '#src/ui/display/figures/share-list.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import type {CategoryShare, CurrencyAccounts, Share} from '#workers/books/accounting/question.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {spanOf} from './accounting-period.ts';
import {compareSums} from './compare.ts';
import {filterOfCategories, filterOfMerchant} from './counted.ts';
import {findMain} from './findings.ts';
import {sayChange} from './say-change.ts';
import {foldShares, shownAs} from './shown-shares.ts';
import {useAccountingText} from './use-accounting-text.ts';
import {countedOf, type ShownAccounting} from './use-accounting.ts';

type SharesProps = {
  readonly companyId: string;
  readonly shown: ShownAccounting;
  readonly accounts: CurrencyAccounts;
  readonly names: BooksNames;
  readonly side: ProfitKind;
  readonly onSide: (side: ProfitKind) => void;
};

/** How many categories and merchants are shown at first. */
const [shownCategories, shownMerchants] = [5, 6];

/** What expenses, or income, are made of: by category, then by merchant. Rules: ANL3, ANL5. */
export const Shares = memo(function Shares(props: SharesProps) {
  return (
    <>
      <Categories {...props} />
      <Merchants {...props} />
    </>
  );
});

/** A line of either list; `name` is what it is called, `href` where its movements are. */
function useLine({shown, accounts, side}: SharesProps, largest: number) {
  const text = useAccountingText();
  const format = useFormat();
  const {currency} = accounts;
  const total = shownAs(side, accounts.total[side]).units;
  return (line: {id: string; name: string; href: string; share: Share; isOpen?: boolean}) => {
    const {share, ...rest} = line;
    return {
      ...rest,
      about: text('of', {count: share.count}),
      length: largest > 0 ? share.units / largest : 0,
      amount: format.money(share.units, currency),
      share: total > 0 && share.units >= 0 ? format.percent(share.units / total) : '',
      change: shown.isCompared ? sayChange(compareSums(share, share.before), currency, format, text) : null,
    };
  };
}

function Categories(props: SharesProps) {
  const {companyId, shown, accounts, names, side, onSide} = props;
  const text = useAccountingText();
  const booksText = useBooksText();
  const format = useFormat();
  const places = usePlaces(companyId);
  const [isWhole, setWhole] = useState(false);
  const shares = accounts.categories[side].map((share) => shownAs(side, share));
  const line = useLine(props, shares[0]?.units ?? 0);
  const main = findMain(shares, shownAs(side, accounts.total[side]).units);
  const nameOf = ({id}: Pick<CategoryShare, 'id'>) => names.categoryName(id) ?? booksText('noCategory');
  const hrefOf = (those: readonly Pick<CategoryShare, 'id'>[]) =>
    places.listOf(filterOfCategories(countedOf(shown, accounts), spanOf(shown.months), {kind: side, shares: those}));
  const {first, rest, folded} = foldShares(shares, isWhole ? Infinity : shownCategories);
  const lines = first.map((share) =>
    line({id: share.id ?? 'none', name: nameOf(share), href: hrefOf([share]), share, isOpen: share.id === null}),
  );
  if (folded)
    lines.push(
      line({id: 'others', name: text('otherCategories', {count: rest.length}), href: hrefOf(rest), share: folded}),
    );
  const title = main
    ? text(`main.${side}`, {share: format.percent(main.share), names: format.list(main.parts.map(nameOf))})
    : text(`categories.${side}`);
  return (
    <section>
      <SectionHead title={title} />
      <Stack gap={2}>
        <Row>
          <SegmentedControl
            label={text('side')}
            value={side}
            options={[
              {value: 'expense', label: text('expense')},
              {value: 'income', label: text('income')},
            ]}
            onChange={onSide}
          />
        </Row>
        {lines.length === 0 ? (
          <Text tone="muted">{text('nothingHere')}</Text>
        ) : (
          <ShareList label={text(`categories.${side}`)} lines={lines} />
        )}
        {shares.length > shownCategories + 1 && (
          <Row>
            <Button look="link" isExpanded={isWhole} onPress={() => setWhole(!isWhole)}>
              {text(isWhole ? 'fewer' : 'allCategories')}
            </Button>
          </Row>
        )}
      </Stack>
    </section>
  );
}

function Merchants(props: SharesProps) {
  const {companyId, shown, accounts, side} = props;
  const text = useAccountingText();
  const booksText = useBooksText();
  const format = useFormat();
  const places = usePlaces(companyId);
  const [isWhole, setWhole] = useState(false);
  const {top, count, unnamed} = accounts.merchants[side];
  const shares = top.map((share) => shownAs(side, share));
  const line = useLine(props, shares[0]?.units ?? 0);
  const main = findMain(shares, shownAs(side, accounts.total[side]).units);
  const counted = countedOf(shown, accounts);
  const hrefOf = (name: string | null) =>
    places.listOf(filterOfMerchant(counted, spanOf(shown.months), {kind: side, name}));
  if (count === 0 && unnamed.count === 0) return null;
  const lines = shares
    .slice(0, isWhole ? shares.length : shownMerchants)
    .map((share) => line({id: share.name, name: share.name, href: hrefOf(share.name), share}));
  const title = main
    ? text(`paid.${side}`, {share: format.percent(main.share), names: format.list(main.parts.map(({name}) => name))})
    : text(`merchants.${side}`);
  return (
    <section>
      <SectionHead title={title} />
      <Stack gap={2}>
        {count > lines.length && lines.length > 0 && (
          <Text size="small" tone="muted">
            {text('merchantsOf', {shown: format.number(lines.length), count: format.number(count)})}
          </Text>
        )}
        {lines.length === 0 ? (
          <Text tone="muted">{text('merchantsNone')}</Text>
        ) : (
          <ShareList label={text(`merchants.${side}`)} lines={lines} />
        )}
        <Row>
          {shares.length > shownMerchants && (
            <Button look="link" isExpanded={isWhole} onPress={() => setWhole(!isWhole)}>
              {text(isWhole ? 'fewer' : 'moreMerchants')}
            </Button>
          )}
          {unnamed.count > 0 && (
            <Text as="span" size="small" tone="muted">
              <Link look="plain" href={hrefOf(null)}>
                {booksText('noMerchant')}
              </Link>
              {`: ${format.money(shownAs(side, unnamed).units, accounts.currency)}, ${text('of', {count: unnamed.count})}`}
            </Text>
          )}
        </Row>
      </Stack>
    </section>
  );
}
