import {useLock} from '#src/data/locks/use-lock.ts';
import type {Invitee, TeamCompany, Teammate, TeamLine} from '#src/features/teammates/read-team.ts';
import type {es} from '#src/features/teammates/text/es.ts';
import type {TeamActs} from '#src/features/teammates/use-team-acts.ts';
import {useText} from '#src/i18n/use-text.ts';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';

type LineMenuProps = {
  readonly line: TeamLine;
  readonly ownId: string | undefined;
  readonly acts: TeamActs;
  /** Why nothing can be done now. */
  readonly blockedReason: string | null;
  readonly onRemove: (who: Teammate, company: TeamCompany) => void;
};

/** What an owner can do with somebody in their companies, and anybody with themself: leave. Rules: TMM3, TMM11, TMM14. */
export function LineMenu({line, ownId, acts, blockedReason, onRemove}: LineMenuProps) {
  const text = useText<typeof es>('teammates');
  const isSelf = line.kind === 'member' && line.userId === ownId;
  // Nobody is invited to one that is dissolved; what is withdrawn or left still is. Rule: DIS10.
  const {blockedReason: closedReason} = useLock(line.companies[0]?.id ?? '', 'company');
  const companies = line.companies.filter(({isOwn}) => isOwn || isSelf);
  if (companies.length === 0) return null;
  const blocked = block(blockedReason);
  return (
    <MenuButton label={text('actsOf', {name: line.kind === 'member' ? line.name : line.email})} placement="bottom end">
      {line.kind === 'member'
        ? companies.map((company) => (
            <MenuItem key={company.id} id={company.id} isDanger {...blocked} onAction={() => onRemove(line, company)}>
              {text(isSelf ? 'leave' : 'remove', {company: company.name})}
            </MenuItem>
          ))
        : inviteeItems(line, acts, {blocked, resend: block(blockedReason ?? closedReason), say: (key) => text(key)})}
    </MenuButton>
  );
}

type Blocked = {readonly isDisabled?: boolean; readonly hint?: string};

function block(reason: string | null): Blocked {
  return reason === null ? {} : {isDisabled: true, hint: reason};
}

type Said = {
  readonly blocked: Blocked;
  /** The same of sending it again. */
  readonly resend: Blocked;
  readonly say: (key: 'resend' | 'withdraw' | 'clear') => string;
};

function inviteeItems(line: Invitee, acts: TeamActs, {blocked, resend, say}: Said) {
  const isDeclined = line.declinedAt !== null;
  return [
    ...(isDeclined
      ? []
      : [
          <MenuItem key="resend" id="resend" {...resend} onAction={() => void acts.resend(line).catch(reportError)}>
            {say('resend')}
          </MenuItem>,
        ]),
    <MenuItem
      key="withdraw"
      id="withdraw"
      isDanger
      {...blocked}
      onAction={() => void acts.withdraw(line).catch(reportError)}
    >
      {say(isDeclined ? 'clear' : 'withdraw')}
    </MenuItem>,
  ];
}
