import {useState} from 'react';
import {Mail} from 'lucide-react';
import {useLock} from '#src/data/locks/use-lock.ts';
import type {TeamCompany, Teammate, Team, TeamLine} from '#src/features/teammates/read-team.ts';
import type {es} from '#src/features/teammates/text/es.ts';
import type {TeamActs} from '#src/features/teammates/use-team-acts.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Avatar} from '#src/ui/display/avatar.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {PersonLine} from '#src/ui/display/person-line.tsx';
import {useRoom} from '#src/ui/layout/use-room.ts';
import {Table} from '#src/ui/list/table.tsx';
import {LineMenu} from './line-menu.tsx';
import {RemoveDialog} from './remove-dialog.tsx';
import {RoleCell} from './role-cell.tsx';
import {useLastSeen} from './use-last-seen.ts';
import {useStanding} from './use-standing.ts';

type TeamListProps = {
  readonly team: Team;
  readonly acts: TeamActs;
  readonly ownId: string | undefined;
  /** Why nothing can be done now. */
  readonly blockedReason: string | null;
};

/** The people of the team: a table, or a list where there is no room for one. Rule: TMM13. */
export function TeamList({team, acts, ownId, blockedReason}: TeamListProps) {
  const text = useText<typeof es>('teammates');
  const room = useRoom();
  const sayStanding = useStanding();
  const sayLastSeen = useLastSeen(ownId);
  const sayCompanies = useCompanies(team);
  const [leaving, setLeaving] = useState<{who: Teammate; company: TeamCompany} | null>(null);
  const canAct = blockedReason === null;
  const role = (line: TeamLine) => <RoleCell {...{line, acts, canAct}} />;
  const menu = (line: TeamLine) => (
    <LineMenu {...{line, ownId, acts, blockedReason}} onRemove={(who, company) => setLeaving({who, company})} />
  );
  const lastSeen = (line: TeamLine) =>
    line.kind === 'invited' ? <Resend {...{line, acts, blockedReason}} /> : sayLastSeen(line);
  const dialog = leaving ? (
    <RemoveDialog {...leaving} isSelf={leaving.who.userId === ownId} onClose={() => setLeaving(null)} />
  ) : null;
  if (room === 'phone')
    return (
      <>
        <ItemList label={text('people')}>
          {team.lines.map((line) => (
            <ListItem
              key={line.id}
              isInline
              icon={iconOf(line)}
              title={nameOf(line)}
              text={sayStanding(line)}
              meta={sayCompanies(line)}
              actions={menu(line)}
            >
              {role(line)}
            </ListItem>
          ))}
        </ItemList>
        {dialog}
      </>
    );
  return (
    <>
      <Table
        label={text('people')}
        rows={team.lines}
        columns={[
          {
            id: 'person',
            heading: text('person'),
            cell: (line) => <PersonLine icon={iconOf(line)} name={nameOf(line)} about={sayStanding(line)} />,
          },
          {id: 'role', heading: text('role'), isWhole: true, cell: role},
          {id: 'companies', heading: text('companies'), cell: sayCompanies},
          {id: 'seen', heading: text('lastSeen'), isWhole: true, cell: lastSeen},
          {id: 'acts', heading: text('acts'), isActs: true, isWhole: true, cell: menu},
        ]}
      />
      {dialog}
    </>
  );
}

function iconOf(line: TeamLine) {
  return line.kind === 'member' ? <Avatar name={line.name} kind="person" /> : <Mail size={20} aria-hidden />;
}

function nameOf(line: TeamLine): string {
  return line.kind === 'member' ? line.name : line.email;
}

/** "The 2" where it is all of several; their names else. */
function useCompanies({companies}: Team): (line: TeamLine) => string {
  const text = useText<typeof es>('teammates');
  const format = useFormat();
  return ({companies: theirs}) =>
    theirs.length > 1 && theirs.length === companies.length
      ? text('all', {count: theirs.length})
      : format.list(theirs.map(({name}) => name));
}

type ResendProps = Pick<TeamListProps, 'acts' | 'blockedReason'> & {
  readonly line: Extract<TeamLine, {kind: 'invited'}>;
};

function Resend({line, acts, blockedReason}: ResendProps) {
  const text = useText<typeof es>('teammates');
  const {blockedReason: closedReason} = useLock(line.companies[0].id, 'company');
  if (line.declinedAt !== null || !line.companies[0].isOwn) return null;
  return (
    <Button
      look="link"
      label={text('resendTo', {email: line.email})}
      blockedReason={blockedReason ?? closedReason}
      onPress={() => void acts.resend(line).catch(reportError)}
    >
      {text('resend')}
    </Button>
  );
}
