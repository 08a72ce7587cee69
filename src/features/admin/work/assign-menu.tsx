import {UserRound} from 'lucide-react';
import type {ListedWork} from '#contract/desk/list-work.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';
import type {words} from './text/words.ts';
import type {Assign} from './use-assign.ts';

type AssignMenuProps = Assign & {readonly works: readonly ListedWork[]; readonly label: string};

/** Who has it, and to whom it goes. Rule: DSK3. */
export function AssignMenu({works, label, ownId, others, assign}: AssignMenuProps) {
  const text = useText<typeof words>('admin/work');
  const isOwn = works.every(({assigned}) => assigned?.id === ownId);
  const isNobodys = works.every(({assigned}) => assigned === null);
  const give = (adminId: string | null) => void assign(works, adminId);
  return (
    <MenuButton
      label={label}
      placement="bottom end"
      trigger={
        <Button look="quiet" label={label} icon={<UserRound size={16} aria-hidden />}>
          {isNobodys
            ? text('nobody')
            : [...new Set(works.map(({assigned}) => assigned?.name ?? text('nobody')))].join(', ')}
        </Button>
      }
    >
      {isOwn || ownId === null ? null : (
        <MenuItem id="take" onAction={() => give(ownId)}>
          {text('take')}
        </MenuItem>
      )}
      {others.map(({id, name}) => (
        <MenuItem key={id} id={id} onAction={() => give(id)}>
          {text('giveTo', {name})}
        </MenuItem>
      ))}
      {isNobodys ? null : (
        <MenuItem id="let-go" onAction={() => give(null)}>
          {text('letGo')}
        </MenuItem>
      )}
    </MenuButton>
  );
}
