import {useState} from 'react';
import type {Failure, Outcome} from '#contract/kernel/failure.ts';
import {changeRole} from '#contract/teammates/change-role.ts';
import type {TeammateRole} from '#contract/teammates/invitation.ts';
import {resendInvitation} from '#contract/teammates/resend-invitation.ts';
import {withdrawInvitation} from '#contract/teammates/withdraw-invitation.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useEngine} from '#src/data/database/engine.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import type {Invitee, Teammate} from './read-team.ts';
import type {es} from './text/es.ts';

/** What is done to the people of a company at once; whatever is refused stands on the page. Every one is an ask. Rules: TMM3, TMM10. */
export function useTeamActs() {
  const text = useText<typeof es>('teammates');
  const format = useFormat();
  const language = useLanguage();
  const engine = useEngine();
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const settle = async (outcome: Outcome<unknown>, done: string) => {
    setRefusal(outcome.ok ? null : outcome.failure);
    if (outcome.ok) showToast({tone: 'ok', text: done});
    // Also where it was refused: somebody may have been quicker.
    await engine?.syncNow();
  };
  return {
    refusal,
    giveRole: async ({userId, name, companies}: Teammate, role: TeammateRole) => {
      const own = companies.filter(({isOwn}) => isOwn);
      const answers = await Promise.all(
        own.map(async ({id: spaceId}) => callServer(changeRole, {spaceId, userId, role})),
      );
      const said = {name, role: text(`role.${role}`), company: format.list(own.map((one) => one.name))};
      const first = answers.find(({ok}) => !ok) ?? answers[0];
      if (first) await settle(first, text('roleChanged', said));
    },
    resend: async ({email, invitationId: id, companies: [{id: spaceId}]}: Invitee) =>
      settle(await callServer(resendInvitation, {spaceId, id, language}), text('resent', {email})),
    withdraw: async ({email, invitationId: id, companies: [{id: spaceId}]}: Invitee) =>
      settle(await callServer(withdrawInvitation, {spaceId, id}), text('withdrawn', {email})),
  };
}

/** See {@link useTeamActs}. */
export type TeamActs = ReturnType<typeof useTeamActs>;
