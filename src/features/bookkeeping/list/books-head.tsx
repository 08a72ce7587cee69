import {memo} from 'react';
import {Download, Plus} from 'lucide-react';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';
import {LinkTabs} from '#src/ui/layout/link-tabs.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {useNavigate} from '#src/routing/routing.ts';
import {useAskedList, useReviewCount} from '#src/data/database/books.tsx';
import {readAddress} from '#src/features/bookkeeping/filter-address.ts';
import type {Places} from './use-places.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type BooksHeadProps = {
  readonly places: Places;
  readonly current: 'review' | 'all' | 'imports';
  readonly onNew: (() => void) | null;
  /** Icons alone, so that the heading stays one line. */
  readonly isPhone: boolean;
};

/** Heading, main acts and tabs of the transactions. */
export const BooksHead = memo(function BooksHead({places, current, onNew, isPhone}: BooksHeadProps) {
  const text = useBooksText();
  const navigate = useNavigate();
  const reviewCount = useReviewCount();
  const asked = useAskedList();
  // The worker is at it while the page is drawn.
  const askAhead = (href: string) => {
    if (href === places.imports) return;
    const {filter, sort} = readAddress(new URL(href, location.href).searchParams);
    asked?.askAhead(filter, sort);
  };
  return (
    <>
      <PageHead
        title={text('title')}
        actions={
          <>
            <MenuButton label={text('sectionsMenu')} placement="bottom end">
              <MenuItem id="accounts" href={places.accounts}>
                {text('accounts')}
              </MenuItem>
              <MenuItem id="categories" href={places.categories}>
                {text('categories')}
              </MenuItem>
              <MenuItem id="merchants" href={places.merchants}>
                {text('merchants')}
              </MenuItem>
              <MenuItem id="rules" href={places.rules}>
                {text('rules')}
              </MenuItem>
              <MenuItem id="received" href={places.received}>
                {text('receivedTitle')}
              </MenuItem>
              <MenuItem id="statements" href={places.statements}>
                {text('statements')}
              </MenuItem>
              <MenuItem id="reports" href={places.reports}>
                {text('reports')}
              </MenuItem>
            </MenuButton>
            {isPhone ? (
              <IconButton
                icon={<Download size={20} aria-hidden />}
                label={text('importAct')}
                onPress={() => void navigate(places.import)}
              />
            ) : (
              <ButtonLink href={places.import} icon={<Download size={16} aria-hidden />}>
                {text('importAct')}
              </ButtonLink>
            )}
            {onNew && isPhone && (
              <IconButton
                look="primary"
                icon={<Plus size={20} aria-hidden />}
                label={text('act_new')}
                onPress={onNew}
              />
            )}
            {onNew && !isPhone && (
              <Button look="primary" icon={<Plus size={16} aria-hidden />} keyShortcuts="T" onPress={onNew}>
                {text('newAct')}
              </Button>
            )}
          </>
        }
      />
      <LinkTabs
        label={text('tabsLabel')}
        onGo={askAhead}
        tabs={[
          {
            href: places.review,
            text: text('tabReview'),
            isCurrent: current === 'review',
            ...(reviewCount === null ? {} : {count: reviewCount}),
          },
          {href: places.books, text: text('tabAll'), isCurrent: current === 'all'},
          {href: places.imports, text: text('tabImports'), isCurrent: current === 'imports'},
        ]}
      />
    </>
  );
});
