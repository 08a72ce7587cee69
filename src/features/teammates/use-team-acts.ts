import {useState} from 'react';
import type {Failure, Outcome} from '#contract/kernel/failure.ts';
import {changeRole} from '#contract/teammates/change-role.ts';
import type {TeammateRole} from '#contract/teammates/invitation.ts';
import {resendInvitation} from '#contract/teammates/resend-invitation.ts';
import {withdrawInvitation} from '#contract/teammates/withdraw-invitation.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useEngine} from '#src/data/database/engine.tsx';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import type {Invitee, TeamCompany, Teammate} from './read-team.ts';
import type {es} from './text/es.ts';

/** What was refused, and in which company: a person has a part in several. */
type Refusal = {readonly failure: Failure; readonly company: string};

/** What is done to the people of a company at once; whatever is refused stands on the page. Every one is an ask. Rules: TMM3, TMM10. */
export function useTeamActs() {
  const text = useText<typeof es>('teammates');
  const language = useLanguage();
  const engine = useEngine();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const settle = async (outcome: Outcome<unknown>, {name: company}: TeamCompany, done: string) => {
    setRefusal(outcome.ok ? null : {failure: outcome.failure, company});
    if (outcome.ok) showToast({tone: 'ok', text: done});
    // Also where it was refused: somebody may have been quicker.
    await engine?.syncNow();
  };
  return {
    refusal,
    giveRole: async ({userId, name}: Teammate, company: TeamCompany, role: TeammateRole) => {
      const said = {name, role: text(`role.${role}`), company: company.name};
      await settle(
        await callServer(changeRole, {spaceId: company.id, userId, role}),
        company,
        text('roleChanged', said),
      );
    },
    resend: async ({email, invitationId: id, companies: [company]}: Invitee) =>
      settle(await callServer(resendInvitation, {spaceId: company.id, id, language}), company, text('resent', {email})),
    withdraw: async ({email, invitationId: id, companies: [company]}: Invitee) =>
      settle(await callServer(withdrawInvitation, {spaceId: company.id, id}), company, text('withdrawn', {email})),
  };
}

/** See {@link useTeamActs}. */
export type TeamActs = ReturnType<typeof useTeamActs>;
