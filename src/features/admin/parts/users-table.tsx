import {Ban, Copy, Ellipsis, Eye, RotateCcw} from 'lucide-react';
import type {ListedUser, userOrders} from '#contract/admin/list-users.ts';
import type {SortOrder} from './sorted-columns.ts';
import {SortedList} from './sorted-list.tsx';
import type {es} from '#src/features/admin/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';
import {Badge} from '#src/ui/display/badge.tsx';

type UserOrder = (typeof userOrders)[number];

type UsersTableProps = {
  users: readonly ListedUser[];
  order: SortOrder<UserOrder>;
  onOrder: (order: SortOrder<UserOrder>) => void;
  onLogInAs: (user: ListedUser) => void;
  onCompanies: (user: ListedUser) => void;
  onBlock: (user: ListedUser) => void;
  onCopy: (user: ListedUser) => void;
};

const icon = {size: 16, 'aria-hidden': true} as const;

/** Users as an admin reads them. Source: S3.22, design.md Admin. */
export function UsersTable(props: UsersTableProps) {
  const text = useText<typeof es>('admin');
  const format = useFormat();
  return (
    <SortedList<ListedUser, UserOrder>
      label={text('usersTitle')}
      rows={props.users}
      keyOf={({id}) => id}
      order={props.order}
      onOrder={props.onOrder}
      columns={[
        {id: 'name', heading: text('name'), sortBy: 'name', cell: (user) => `${user.firstName} ${user.lastName}`},
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
                onPress={() => props.onCompanies(user)}
              >
                {format.number(user.companies.length)}
              </Button>
            ),
        },
        {
          id: 'createdAt',
          heading: text('created'),
          sortBy: 'createdAt',
          cell: (user) => format.instant(user.createdAt),
        },
        {id: 'status', heading: text('status'), sortBy: 'status', cell: (user) => <Status user={user} />},
        {
          id: 'acts',
          heading: text('acts'),
          isActs: true,
          cell: (user) => (
            <MenuButton
              label={text('actsOf', {name: user.firstName})}
              placement="bottom end"
              trigger={<IconButton icon={<Ellipsis {...icon} />} label={text('actsOf', {name: user.firstName})} />}
            >
              <MenuItem id="act" icon={<Eye {...icon} />} onAction={() => props.onLogInAs(user)}>
                {text('logInAs', {name: user.firstName})}
              </MenuItem>
              <MenuItem id="copy" icon={<Copy {...icon} />} onAction={() => props.onCopy(user)}>
                {text('copyEmail')}
              </MenuItem>
              <MenuItem
                id="block"
                isDanger={user.status === 'active'}
                icon={user.status === 'active' ? <Ban {...icon} /> : <RotateCcw {...icon} />}
                onAction={() => props.onBlock(user)}
              >
                {text(user.status === 'active' ? 'block' : 'unblock')}
              </MenuItem>
            </MenuButton>
          ),
        },
      ]}
    />
  );
}

function Status({user}: {user: ListedUser}) {
  const text = useText<typeof es>('admin');
  if (user.status === 'active') return <Badge tone="ok">{text('status.active')}</Badge>;
  return (
    <Badge tone="danger">
      {text(user.blockedReason === 'payment-expired' ? 'status.paymentExpired' : 'status.blocked')}
    </Badge>
  );
}
