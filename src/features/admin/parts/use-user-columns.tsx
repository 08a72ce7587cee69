import {Ban, Copy, CreditCard, Eye, RotateCcw, ScrollText} from 'lucide-react';
import type {ListedUser, userList} from '#contract/admin/list-users.ts';
import type {words} from '#src/features/admin/text/words.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import type {ListColumn} from '#src/ui/list/list-column.ts';

/** What can be done with a user. */
type UserActs = {
  readonly onLogInAs: (user: ListedUser) => void;
  readonly onCompanies: (user: ListedUser) => void;
  readonly onPayments: (user: ListedUser) => void;
  readonly onRecord: (user: ListedUser) => void;
  readonly onBlock: (user: ListedUser) => void;
  readonly onCopy: (user: ListedUser) => void;
};

const icon = {size: 16, 'aria-hidden': true} as const;

/** Users as an admin reads them. Source: S3.22, design.md Admin. */
export function useUserColumns(acts: UserActs): readonly ListColumn<ListedUser, typeof userList>[] {
  const text = useText<typeof words>('admin');
  const format = useFormat();
  return [
    {id: 'name', heading: text('name'), sortBy: 'name', cell: nameUser},
    {id: 'email', heading: text('email'), sortBy: 'email', cell: (user) => user.email},
    {
      id: 'companies',
      heading: text('companies'),
      sortBy: 'companies',
      cell: (user) =>
        user.companies.length === 0 ? (
          format.number(0)
        ) : (
          <Button
            look="link"
            label={text('seeCompanies', {count: user.companies.length, name: user.firstName})}
            onPress={() => acts.onCompanies(user)}
          >
            {format.number(user.companies.length)}
          </Button>
        ),
    },
    {id: 'createdAt', heading: text('created'), sortBy: 'createdAt', cell: (user) => format.instant(user.createdAt)},
    {id: 'status', heading: text('status'), sortBy: 'status', cell: (user) => <Status user={user} />},
    {id: 'acts', heading: text('acts'), isActs: true, cell: (user) => <UserMenu user={user} acts={acts} />},
  ];
}

/** First and last name. */
export function nameUser({firstName, lastName}: ListedUser): string {
  return `${firstName} ${lastName}`;
}

function Status({user}: {user: ListedUser}) {
  const text = useText<typeof words>('admin');
  if (user.status === 'active') return <Badge tone="ok">{text('status.active')}</Badge>;
  return (
    <Badge tone="danger">{text(user.blockedReason === 'payment-expired' ? 'why.payment' : 'status.blocked')}</Badge>
  );
}

function UserMenu({user, acts}: {user: ListedUser; acts: UserActs}) {
  const text = useText<typeof words>('admin');
  const isActive = user.status === 'active';
  const label = text('actsOf', {name: user.firstName});
  return (
    <MenuButton label={label} placement="bottom end">
      <MenuItem id="act" icon={<Eye {...icon} />} onAction={() => acts.onLogInAs(user)}>
        {text('logInAs', {name: user.firstName})}
      </MenuItem>
      <MenuItem id="payments" icon={<CreditCard {...icon} />} onAction={() => acts.onPayments(user)}>
        {text('seePayments')}
      </MenuItem>
      <MenuItem id="record" icon={<ScrollText {...icon} />} onAction={() => acts.onRecord(user)}>
        {text('seeRecord')}
      </MenuItem>
      <MenuItem id="copy" icon={<Copy {...icon} />} onAction={() => acts.onCopy(user)}>
        {text('copyEmail')}
      </MenuItem>
      <MenuItem
        id="block"
        isDanger={isActive}
        icon={isActive ? <Ban {...icon} /> : <RotateCcw {...icon} />}
        onAction={() => acts.onBlock(user)}
      >
        {text(isActive ? 'block' : 'unblock')}
      </MenuItem>
    </MenuButton>
  );
}
