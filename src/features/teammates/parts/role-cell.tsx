import {ChevronDown} from 'lucide-react';
import {teammateRoles, type TeammateRole} from '#contract/teammates/invitation.ts';
import type {TeamCompany, TeamLine} from '#src/features/teammates/read-team.ts';
import type {es} from '#src/features/teammates/text/es.ts';
import type {TeamActs} from '#src/features/teammates/use-team-acts.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';

type RoleCellProps = {readonly line: TeamLine; readonly acts: TeamActs; readonly canAct: boolean};

/** What a person is in their companies; another role is asked of the server at once, for the one company that was chosen. Rule: TMM10. */
export function RoleCell({line, acts, canAct}: RoleCellProps) {
  const text = useText<typeof es>('teammates');
  const format = useFormat();
  const {role, companies} = line;
  const own = companies.filter(({isOwn, isClosed}) => isOwn && !isClosed);
  if (!canAct || line.kind === 'invited' || role === 'owner' || own.length === 0) return text(`role.${role}`);
  const said = {name: line.name, company: format.list(own.map(({name}) => name)), role: text(`role.${role}`)};
  const give = (company: TeamCompany, picked: TeammateRole) => {
    if (picked !== role) void acts.giveRole(line, company, picked).catch(reportError);
  };
  const [first, ...others] = own;
  const other: TeammateRole = role === 'manager' ? 'bookkeeper' : 'manager';
  return (
    <MenuButton
      label={text('roleOf', said)}
      trigger={
        <Button label={text('roleOf', said)} end={<ChevronDown size={16} aria-hidden />}>
          {said.role}
        </Button>
      }
    >
      {first && others.length === 0
        ? teammateRoles.map((id) => (
            <MenuItem
              key={id}
              id={id}
              hint={text(`roleText.${id}`)}
              isCurrent={id === role}
              onAction={() => give(first, id)}
            >
              {text(`role.${id}`)}
            </MenuItem>
          ))
        : own.map((company) => (
            <MenuItem
              key={company.id}
              id={company.id}
              hint={text(`roleText.${other}`)}
              onAction={() => give(company, other)}
            >
              {text('roleIn', {role: text(`role.${other}`), company: company.name})}
            </MenuItem>
          ))}
    </MenuButton>
  );
}
