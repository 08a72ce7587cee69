import {useCallback, useState} from 'react';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {LedgerList} from '#src/ui/display/figures/ledger-list.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useRoom} from '#src/ui/layout/use-room.ts';
import {Navigate, useLocation, useNavigate} from '#src/routing/routing.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useBooks} from '#src/data/database/books.tsx';
import {useLock} from '#src/data/locks/use-lock.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import type {MerchantDetail} from '#workers/books/merchants/merchants-api.ts';
import {useActs} from '#src/features/bookkeeping/list/acts/use-acts.ts';
import type {Books} from '#src/features/bookkeeping/list/use-books-list.ts';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {MergeDialog} from './merge-dialog.tsx';
import {MerchantFacts} from './merchant-facts.tsx';
import {RenameDialog} from './rename-dialog.tsx';
import {useMerchantBooks} from './use-merchant-books.ts';

type MerchantPageProps = {readonly company: MyCompany; readonly name: string};

/** One merchant: what was paid and received, how the bank writes it, and giving it another name. Rule: MRC3. */
export function MerchantPage({company, name}: MerchantPageProps) {
  const ask = useCallback(async (books: Books) => books.readMerchant(name), [name]);
  const merchant = useMerchantBooks(ask);
  if (merchant === null)
    return (
      <>
        <PageHead title={name} />
        <Page>
          <Skeleton height={240} />
        </Page>
      </>
    );
  if (merchant === 'missing') return <Missing companyId={company.id} />;
  return <Merchant company={company} merchant={merchant} />;
}

/** A name that nobody has any more; where the page came to it by a rename that was undone, it goes back to the name before. */
function Missing({companyId}: {readonly companyId: string}) {
  const text = useBooksText();
  const places = usePlaces(companyId);
  const {state} = useLocation();
  const before = readNameBefore(state);
  if (before !== null) return <Navigate to={places.merchantOf(before)} replace />;
  return (
    <EmptyState
      isPage
      title={text('merchantMissing')}
      actions={
        <ButtonLink look="primary" size="large" href={places.merchants}>
          {text('merchants')}
        </ButtonLink>
      }
    >
      {text('merchantMissingText')}
    </EmptyState>
  );
}

/** The merchant's name before a rename led here, from the state of the address; null where none did. */
function readNameBefore(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('nameBefore' in state)) return null;
  return typeof state.nameBefore === 'string' ? state.nameBefore : null;
}

function Merchant({company, merchant}: {readonly company: MyCompany; readonly merchant: MerchantDetail}) {
  const text = useBooksText();
  const format = useFormat();
  const places = usePlaces(company.id);
  const navigate = useNavigate();
  const {blockedReason} = useLock(company.id, 'accounting');
  const acts = useActs(useBooks(), company.id, useRoom() === 'phone');
  const [dialog, setDialog] = useState<'rename' | 'merge' | null>(null);
  const {name, unnamedCount} = merchant;

  /** Gives all rows of some merchants one name: one act, one undo. Rule: MRC6. */
  const giveName = async (names: readonly string[], next: string) => {
    const edited = await acts.edit({kind: 'merchants', names}, {merchant: next});
    // Where all rows are locked nobody has the new name.
    if (edited.ok && edited.value.changedCount > 0 && next !== name)
      void navigate(places.merchantOf(next), {replace: true, state: {nameBefore: name}});
    return edited;
  };
  return (
    <>
      <PageHead
        title={name}
        actions={
          <>
            {unnamedCount > 0 && (
              <Button look="primary" blockedReason={blockedReason} onPress={() => void giveName([name], name)}>
                {text('merchantApply', {count: unnamedCount})}
              </Button>
            )}
            <Button blockedReason={blockedReason} onPress={() => setDialog('rename')}>
              {text('merchantRename')}
            </Button>
            <Button blockedReason={blockedReason} onPress={() => setDialog('merge')}>
              {text('merchantMerge')}
            </Button>
          </>
        }
      />
      <Page>
        <Stack gap={6}>
          {unnamedCount === merchant.count && (
            <div>
              <Badge tone="neutral">{text('merchantUnnamed')}</Badge>
            </div>
          )}
          <MerchantFacts merchant={merchant} />
          <div>
            <SectionHead
              title={text('merchantNewest')}
              count={merchant.count}
              actions={<ButtonLink href={places.listOf({merchants: [name]})}>{text('merchantRows')}</ButtonLink>}
            />
            <LedgerList
              label={text('merchantNewest')}
              lines={merchant.newest.map((row) => ({
                id: row.id,
                start: format.day(row.date),
                main: row.description === '' ? name : row.description,
                end: format.signedMoney(row.amountUnits, row.currency),
                isInflow: row.amountUnits > 0,
              }))}
            />
          </div>
          <div>
            <SectionHead title={text('merchantTexts')} />
            <Facts facts={merchant.texts.map((one) => ({name: one.text, value: format.number(one.count)}))} />
          </div>
        </Stack>
      </Page>
      {dialog === 'rename' && (
        <RenameDialog name={name} onName={async (next) => giveName([name], next)} onClose={() => setDialog(null)} />
      )}
      {dialog === 'merge' && (
        <MergeDialog
          name={name}
          onMerge={async (other, next) => giveName([name, other], next)}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
