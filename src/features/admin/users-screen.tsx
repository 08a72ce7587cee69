import {useCallback, useState} from 'react';
import {Copy, UserPlus} from 'lucide-react';
import {listUsers, userOrders, type ListedUser} from '#contract/admin/list-users.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {AdminList} from './parts/admin-list.tsx';
import {BlockDialog} from './parts/block-dialog.tsx';
import {InviteDialog} from './parts/invite-dialog.tsx';
import {ListTools} from './parts/list-tools.tsx';
import {UserCompaniesDialog} from './parts/user-companies-dialog.tsx';
import {UsersTable} from './parts/users-table.tsx';
import {copyEmails} from './copy-emails.ts';
import type {es} from './text/es.ts';
import {useLogInAs} from './use-log-in-as.ts';
import {usePagedList} from './use-paged-list.ts';
import {useListAddress} from './use-list-address.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

const statuses = ['active', 'blocked'] as const;

const shape = {orders: userOrders, filters: {status: statuses}};

/** Every user: found, ordered, filtered, blocked, acted as. Source: S2.05, S6.06, S7.09. */
export function UsersScreen() {
  const text = useText<typeof es>('admin');
  const format = useFormat();
  const {question, ask: askFor, clear} = useListAddress(shape);
  const {words, order} = question;
  const {status} = question.chosen;
  const [open, setOpen] = useState<{user: ListedUser; what: 'companies' | 'block'} | null>(null);
  const [isInviting, setInviting] = useState(false);
  const logInAs = useLogInAs();
  const ask = useCallback(
    async (page: {limit: number; offset: number}, signal: AbortSignal) => {
      const ordered = order ? {orderBy: order.by, orderDirection: order.direction} : {};
      const answer = await callServer(
        listUsers,
        {...page, ...ordered, search: words, ...(status && {status})},
        {signal},
      );
      return answer.ok ? succeed({rows: answer.value.users, total: answer.value.total}) : answer;
    },
    [words, status, order],
  );
  const {list, read, change} = usePagedList<ListedUser>(ask);
  const emails = list.rows?.map(({email}) => email) ?? [];

  const copy = async (addresses: readonly string[]) => {
    const isCopied = await copyEmails(addresses);
    const count = addresses.length;
    showToast(isCopied ? {text: text('copied', {count}), tone: 'ok'} : {text: text('notCopied'), tone: 'danger'});
  };
  return (
    <>
      <PageHead
        title={text('usersTitle')}
        actions={
          <>
            <Button icon={<Copy size={16} aria-hidden />} onPress={() => void copy(emails)}>
              {text('copyEmails', {count: emails.length, shown: format.number(emails.length)})}
            </Button>
            <Button look="primary" icon={<UserPlus size={16} aria-hidden />} onPress={() => setInviting(true)}>
              {text('invite')}
            </Button>
          </>
        }
      />
      <Page>
        <Stack gap={4}>
          <ListTools
            searchLabel={text('searchUsers')}
            words={words}
            onWords={(typed) => askFor({words: typed})}
            chips={statuses.map((value) => ({
              id: value,
              text: text(`status.${value}`),
              isChosen: status === value,
              onChange: (isChosen) => askFor({chosen: {status: isChosen ? value : null}}),
            }))}
          />
          <AdminList list={list} read={read} troubleText={text('usersTrouble')} onClear={clear}>
            <UsersTable
              users={list.rows ?? []}
              order={order}
              onOrder={(next) => askFor({order: next})}
              onLogInAs={(user) => void logInAs(user)}
              onCompanies={(user) => setOpen({user, what: 'companies'})}
              onBlock={(user) => setOpen({user, what: 'block'})}
              onCopy={(user) => void copy([user.email])}
            />
          </AdminList>
        </Stack>
      </Page>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} onInvited={() => void read(0)} />}
      {open?.what === 'companies' && <UserCompaniesDialog user={open.user} onClose={() => setOpen(null)} />}
      {open?.what === 'block' && (
        <BlockDialog
          user={open.user}
          onClose={() => setOpen(null)}
          onDone={(now) => change((row) => (row.id === open.user.id ? {...row, ...now} : row))}
        />
      )}
    </>
  );
}
