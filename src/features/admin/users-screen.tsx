import {useState} from 'react';
import {UserPlus} from 'lucide-react';
import {listUsers, userList, type ListedUser} from '#contract/admin/list-users.ts';
import {BlockDialog} from '#src/features/admin/parts/block-dialog.tsx';
import {CopyEmails} from '#src/features/admin/parts/copy-emails.tsx';
import {InviteDialog} from '#src/features/admin/parts/invite-dialog.tsx';
import {useCopyEmails} from '#src/features/admin/parts/use-copy-emails.ts';
import {nameUser, useUserColumns} from '#src/features/admin/parts/use-user-columns.tsx';
import type {words} from '#src/features/admin/text/words.ts';
import {useLogInAs} from './use-log-in-as.ts';
import {useEndpointList} from '#src/data/list/use-endpoint-list.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo, useNavigate} from '#src/routing/routing.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {PagedList} from '#src/ui/list/paged-list.tsx';
import {Strip} from '#src/ui/grid/bars/strip.tsx';
import {StripList} from '#src/ui/grid/bars/strip-list.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';

/** Every user: found, ordered, filtered, blocked, acted as. Source: S2.05, S6.06, S7.09. */
export function UsersScreen() {
  const text = useText<typeof words>('admin');
  const list = useEndpointList(listUsers, userList);
  const [open, setOpen] = useState<{user: ListedUser; what: 'companies' | 'block'} | null>(null);
  const [isInviting, setInviting] = useState(false);
  const logInAs = useLogInAs();
  const copy = useCopyEmails();
  const navigate = useNavigate();
  const language = useLanguage();

  const columns = useUserColumns({
    onLogInAs: (user) => void logInAs(user),
    onCompanies: (user) => setOpen({user, what: 'companies'}),
    onPayments: ({id}) => void navigate(pathTo.subscriptionsOf(language, id)),
    onRecord: ({id}) => void navigate(pathTo.adminRecordOf(language, id)),
    onBlock: (user) => setOpen({user, what: 'block'}),
    onCopy: (user) => void copy(emailsOf([user])),
  });
  return (
    <>
      <PageHead
        title={text('usersTitle')}
        actions={
          <>
            <CopyEmails emails={emailsOf(list.rows ?? [])} />
            <Button look="primary" icon={<UserPlus size={16} aria-hidden />} onPress={() => setInviting(true)}>
              {text('invite')}
            </Button>
          </>
        }
      />
      <Page>
        <PagedList
          label={text('usersTitle')}
          list={list}
          tools={{search: text('searchUsers'), filters: {status: (value) => text(`status.${value}`)}}}
          troubleText={text('usersTrouble')}
          columns={columns}
          bulk={{nameOf: nameUser, acts: (users) => <CopyEmails emails={emailsOf(users)} />}}
        />
      </Page>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} onInvited={() => void list.readAgain()} />}
      {open?.what === 'companies' && <UserCompaniesDialog user={open.user} onClose={() => setOpen(null)} />}
      {open?.what === 'block' && (
        <BlockDialog
          user={open.user}
          onClose={() => setOpen(null)}
          onDone={(now) => list.change((row) => (row.id === open.user.id ? {...row, ...now} : row))}
        />
      )}
    </>
  );
}

function emailsOf(users: readonly ListedUser[]): string[] {
  return users.map(({email}) => email);
}

/** The companies of one user, with their part in each. Source: S2.05. */
function UserCompaniesDialog({user, onClose}: {user: ListedUser; onClose: () => void}) {
  const text = useText<typeof words>('admin');
  const title = text('companiesOf', {name: `${user.firstName} ${user.lastName}`});
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <StripList label={title}>
        {user.companies.map(({id, name, type, role}) => (
          <Strip key={id} title={name} more={type} end={text(`role.${role}`)} />
        ))}
      </StripList>
    </Dialog>
  );
}
