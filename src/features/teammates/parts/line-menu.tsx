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
  const companies = line.companies.filter(({isOwn}) => isOwn || isSelf);
  if (companies.length === 0) return null;
  const blocked = blockedReason === null ? {} : {isDisabled: true, hint: blockedReason};
  return (
    <MenuButton label={text('actsOf', {name: line.kind === 'member' ? line.name : line.email})} placement="bottom end">
      {line.kind === 'member'
        ? companies.map((company) => (
            <MenuItem key={company.id} id={company.id} isDanger {...blocked} onAction={() => onRemove(line, company)}>
              {text(isSelf ? 'leave' : 'remove', {company: company.name})}
            </MenuItem>
          ))
        : inviteeItems(line, acts, {blocked, say: (key) => text(key)})}
    </MenuButton>
  );
}

type Said = {
  readonly blocked: {readonly isDisabled?: boolean; readonly hint?: string};
  readonly say: (key: 'resend' | 'withdraw' | 'clear') => string;
};

function inviteeItems(line: Invitee, acts: TeamActs, {blocked, say}: Said) {
  const isDeclined = line.declinedAt !== null;
  return [
    ...(isDeclined
      ? []
      : [
          <MenuItem key="resend" id="resend" {...blocked} onAction={() => void acts.resend(line).catch(reportError)}>
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
