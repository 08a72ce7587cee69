import type {ListedUser} from '#contract/admin/list-users.ts';
import type {es} from '#src/features/admin/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Strip} from '#src/ui/grid/bars/strip.tsx';
import {StripList} from '#src/ui/grid/bars/strip-list.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';

/** The companies of one user, with their part in each. Source: S2.05. */
export function UserCompaniesDialog({user, onClose}: {user: ListedUser; onClose: () => void}) {
  const text = useText<typeof es>('admin');
  const title = text('companiesOf', {name: `${user.firstName} ${user.lastName}`});
  return (
    <Dialog title={title} isOpen onClose={onClose} closeLabel={text('close')}>
      <StripList label={title}>
        {user.companies.map(({id, name, type, role}) => (
          <Strip key={id} title={name} more={type} end={text(`role.${role}`)} />
        ))}
      </StripList>
    </Dialog>
  );
}
