import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {withCompany} from '#src/features/bookkeeping/with-company.tsx';
import {useCallback, useState} from 'react';
import {Ellipsis, Plus, WalletCards} from 'lucide-react';
import type {AccountRow} from '#contract/bookkeeping/account.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Amount} from '#src/ui/display/figures/amount.tsx';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {endOffers, showToast} from '#src/ui/feedback/toast-queue.ts';
import {Strip} from '#src/ui/grid/bars/strip.tsx';
import {StripList} from '#src/ui/grid/bars/strip-list.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useSearchParams} from '#src/routing/routing.ts';
import {useBooks, useBooksEvent} from '#src/data/database/books.tsx';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import type {AccountBalance} from '#workers/books/api.ts';
import {useLock} from '#src/data/locks/use-lock.ts';
import {useRows} from '#src/data/database/use-rows.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {AccountDialog} from './account-dialog.tsx';
import {LayoutsDialog} from '#src/features/bookkeeping/imports/layouts/layouts-dialog.tsx';
import {editRow} from '#src/data/record.ts';
import {useAnswer} from '#src/data/calls/use-answer.ts';
import {labelAccount, sortAccounts} from '#src/features/bookkeeping/list/names.ts';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

export const Screen = withCompany(AccountsPage);

/** A company's accounts with their balances. */
function AccountsPage({company}: {readonly company: MyCompany}) {
  const text = useBooksText();
  const accounts = useRows('accounts', company.id);
  const [search] = useSearchParams();
  const {blockedReason} = useLock(company.id, 'accounting');
  // Moves to another list as it is archived; the keyboard moves along.
  const [movedId, setMovedId] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'new' | AccountRow | null>(
    search.has('new') && blockedReason === null ? 'new' : null,
  );
  const [layoutsOf, setLayoutsOf] = useState<AccountRow | null>(null);
  const balances = useBalances(accounts);
  const sorted = sortAccounts(accounts ?? []);
  const open = sorted.filter((account) => !account.archived);
  const archived = sorted.filter((account) => account.archived);
  const list = (rows: readonly AccountRow[], label: string) => (
    <StripList label={label}>
      {rows.map((account) => (
        <AccountStrip
          key={account.id}
          account={account}
          company={company}
          balance={balances.get(account.id)}
          isMoved={account.id === movedId}
          onEdit={() => setDialog(account)}
          onSeeLayouts={() => setLayoutsOf(account)}
          onMove={() => setMovedId(account.id)}
        />
      ))}
    </StripList>
  );
  return (
    <>
      <PageHead
        title={text('accounts')}
        lead={text('accountsText')}
        actions={
          // Where there is none, the empty page has the act.
          accounts?.length === 0 ? undefined : (
            <Button
              look="primary"
              icon={<Plus size={16} aria-hidden />}
              blockedReason={blockedReason}
              onPress={() => setDialog('new')}
            >
              {text('accountAdd')}
            </Button>
          )
        }
      />
      <Page>
        {accounts?.length === 0 && (
          <EmptyState
            icon={<WalletCards size={28} strokeWidth={1.5} aria-hidden />}
            title={text('accountsEmpty')}
            actions={
              <Button look="primary" size="large" blockedReason={blockedReason} onPress={() => setDialog('new')}>
                {text('accountAdd')}
              </Button>
            }
          >
            {text('accountsEmptyText')}
          </EmptyState>
        )}
        <Stack gap={5}>
          {open.length > 0 && list(open, text('accounts'))}
          {archived.length > 0 && (
            <div>
              <SectionHead title={text('archived')} count={archived.length} />
              {list(archived, text('archived'))}
            </div>
          )}
        </Stack>
      </Page>
      {layoutsOf && <LayoutsDialog spaceId={company.id} account={layoutsOf} onClose={() => setLayoutsOf(null)} />}
      {dialog && (
        <AccountDialog
          spaceId={company.id}
          account={dialog === 'new' ? null : dialog}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

type AccountStripProps = {
  readonly account: AccountRow;
  readonly company: MyCompany;
  readonly balance: AccountBalance | undefined;
  readonly isMoved: boolean;
  readonly onEdit: () => void;
  readonly onSeeLayouts: () => void;
  readonly onMove: () => void;
};

function AccountStrip({account, company, balance, isMoved, onEdit, onSeeLayouts, onMove}: AccountStripProps) {
  const text = useBooksText();
  const format = useFormat();
  const places = usePlaces(company.id);
  const database = useLocalDatabase();
  const failureText = useFailureText();
  const archive = async () => {
    onMove();
    endOffers();
    const edited = await editRow({database, spaceId: company.id}, 'accounts', account, {archived: !account.archived});
    if (!edited.ok) return showToast({text: failureText(edited.failure), tone: 'danger'});
    return showToast({text: text(account.archived ? 'accountRestored' : 'accountArchived'), tone: 'ok'});
  };
  const {blockedReason} = useLock(company.id, 'accounting');
  const blocked = blockedReason === null ? {} : {isDisabled: true, hint: blockedReason};
  const label = text('rowActions', {name: account.name});
  return (
    <Strip
      title={labelAccount(account)}
      more={[account.bank, account.currency, balance && text('accountMovements', {count: balance.rowCount})]
        .filter(Boolean)
        .join(' · ')}
      end={balance ? <Amount>{format.money(balance.units, account.currency)}</Amount> : ''}
      actions={
        <MenuButton
          label={label}
          placement="bottom end"
          trigger={<IconButton icon={<Ellipsis size={18} aria-hidden />} label={label} autoFocus={isMoved} />}
        >
          <MenuItem id="see" href={places.listOf({accountIds: [account.id]})}>
            {text('seeRows')}
          </MenuItem>
          <MenuItem id="import" {...blocked} href={places.importTo(account.id)}>
            {text('accountImport')}
          </MenuItem>
          <MenuItem id="layouts" {...blocked} onAction={onSeeLayouts}>
            {text('layoutsMenu')}
          </MenuItem>
          <MenuItem id="edit" {...blocked} onAction={onEdit}>
            {text('accountEdit')}
          </MenuItem>
          <MenuItem id="archive" {...blocked} onAction={() => void archive()}>
            {text(account.archived ? 'restore' : 'archive')}
          </MenuItem>
        </MenuButton>
      }
    />
  );
}

/** What each account holds by its opening balance and all its transactions, and how many they are. */
function useBalances(accounts: readonly AccountRow[] | undefined): ReadonlyMap<string, AccountBalance> {
  const books = useBooks();
  const revision = useBooksEvent()?.view.revision ?? 0;
  const ask = useCallback(async () => {
    if (!books || !accounts) return [];
    return Promise.all(accounts.map(async ({id}) => [id, await books.readBalance(id)] as const));
  }, [books, accounts]);
  return new Map(useAnswer(ask, revision));
}
