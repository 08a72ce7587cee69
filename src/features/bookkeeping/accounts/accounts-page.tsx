import {useEffect, useState} from 'react';
import {Ellipsis, Plus, WalletCards} from 'lucide-react';
import type {AccountRow} from '#contract/bookkeeping/account.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {MenuButton} from '#src/ui/actions/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu-item.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {Strip} from '#src/ui/grid/bars/strip.tsx';
import {StripList} from '#src/ui/grid/bars/strip-list.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useSearchParams} from '#src/app/routing.ts';
import {useBooks, useBooksEvent} from '#src/data/books.tsx';
import type {MyCompany} from '#src/data/company.tsx';
import {useLocalDatabase} from '#src/data/local-data.tsx';
import {useRows} from '#src/data/use-rows.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {AccountDialog} from '#src/features/bookkeeping/accounts/account-dialog.tsx';
import {archiveAccount, makeNow} from '#src/features/bookkeeping/commands.ts';
import {labelAccount} from '#src/features/bookkeeping/list/names.ts';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** A company's accounts with their balances. */
export function AccountsPage({company}: {readonly company: MyCompany}) {
  const text = useBooksText();
  const accounts = useRows('accounts');
  const [search] = useSearchParams();
  const [dialog, setDialog] = useState<'new' | AccountRow | null>(search.has('new') ? 'new' : null);
  const balances = useBalances(accounts);
  const open = accounts?.filter((account) => !account.archived) ?? [];
  const archived = accounts?.filter((account) => account.archived) ?? [];
  const list = (rows: readonly AccountRow[], label: string) => (
    <StripList label={label}>
      {rows.map((account) => (
        <AccountStrip
          key={account.id}
          account={account}
          company={company}
          units={balances.get(account.id)}
          onEdit={() => setDialog(account)}
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
          <Button look="primary" icon={<Plus size={16} aria-hidden />} onPress={() => setDialog('new')}>
            {text('accountAdd')}
          </Button>
        }
      />
      <Page>
        {accounts?.length === 0 && (
          <EmptyState
            icon={<WalletCards size={28} strokeWidth={1.5} aria-hidden />}
            title={text('accountsEmpty')}
            actions={
              <Button look="primary" size="large" onPress={() => setDialog('new')}>
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
              <SectionHead title={text('accountsArchived')} count={archived.length} />
              {list(archived, text('accountsArchived'))}
            </div>
          )}
        </Stack>
      </Page>
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
  readonly units: number | undefined;
  readonly onEdit: () => void;
};

function AccountStrip({account, company, units, onEdit}: AccountStripProps) {
  const text = useBooksText();
  const format = useFormat();
  const places = usePlaces(company.id);
  const database = useLocalDatabase();
  const archive = async () => {
    await archiveAccount({database, spaceId: company.id}, account, !account.archived, makeNow());
    showToast({text: text(account.archived ? 'accountRestored' : 'accountArchived'), tone: 'ok'});
  };
  const label = text('accountActions', {name: account.name});
  return (
    <Strip
      title={labelAccount(account)}
      more={[account.bank, account.currency].filter((part) => part !== null).join(' · ')}
      end={units === undefined ? '' : format.money(units, account.currency)}
      actions={
        <MenuButton
          label={label}
          placement="bottom end"
          trigger={<IconButton icon={<Ellipsis size={18} aria-hidden />} label={label} />}
        >
          <MenuItem id="see" href={places.listOf({accountIds: [account.id]})}>
            {text('accountSee')}
          </MenuItem>
          <MenuItem id="import" href={places.importTo(account.id)}>
            {text('accountImport')}
          </MenuItem>
          <MenuItem id="edit" onAction={onEdit}>
            {text('accountEdit')}
          </MenuItem>
          <MenuItem id="archive" onAction={() => void archive()}>
            {text(account.archived ? 'accountRestore' : 'accountArchive')}
          </MenuItem>
        </MenuButton>
      }
    />
  );
}

/** What each account holds at the end of this month, by its opening balance and its movements. */
function useBalances(accounts: readonly AccountRow[] | undefined): ReadonlyMap<string, number> {
  const books = useBooks();
  const revision = useBooksEvent()?.view.revision;
  const month = useFormat().today().slice(0, 7);
  const [balances, setBalances] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const found = new Map<string, number>();
      for (const {id} of accounts ?? []) {
        const period = await books?.readPeriod(id, month);
        if (period) found.set(id, period.closingUnits);
      }
      if (isCurrent) setBalances(found);
    };
    read().catch((error: unknown) => isCurrent && reportError(error));
    return () => {
      isCurrent = false;
    };
  }, [books, accounts, month, revision]);
  return balances;
}
