import {ChevronDown} from 'lucide-react';
import {teammateRoles} from '#contract/teammates/invitation.ts';
import type {TeamLine} from '#src/features/teammates/read-team.ts';
import type {es} from '#src/features/teammates/text/es.ts';
import type {TeamActs} from '#src/features/teammates/use-team-acts.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';

type RoleCellProps = {readonly line: TeamLine; readonly acts: TeamActs; readonly canAct: boolean};

/** What a person is in their companies; another choice is asked of the server at once. Rule: TMM10. */
export function RoleCell({line, acts, canAct}: RoleCellProps) {
  const text = useText<typeof es>('teammates');
  const format = useFormat();
  const {role, companies} = line;
  const own = companies.filter(({isOwn}) => isOwn);
  if (!canAct || line.kind === 'invited' || role === 'owner' || own.length === 0) return text(`role.${role}`);
  const said = {name: line.name, company: format.list(own.map(({name}) => name)), role: text(`role.${role}`)};
  const give = (picked: (typeof teammateRoles)[number]) => {
    if (picked !== role) void acts.giveRole(line, picked).catch(reportError);
  };
  return (
    <MenuButton
      label={text('roleOf', said)}
      trigger={
        <Button label={text('roleOf', said)} end={<ChevronDown size={16} aria-hidden />}>
          {said.role}
        </Button>
      }
    >
      {teammateRoles.map((id) => (
        <MenuItem key={id} id={id} hint={text(`roleText.${id}`)} isCurrent={id === role} onAction={() => give(id)}>
          {text(`role.${id}`)}
        </MenuItem>
      ))}
    </MenuButton>
  );
}
