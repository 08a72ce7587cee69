import {fail, succeed} from '#contract/kernel/failure.ts';
import {readInvitation as endpoint} from '#contract/teammates/read-invitation.ts';
import {implement} from '#server/http/implement.ts';
import {findLetter, findOpenInvitations} from './find-invitation.ts';
import type {TeammatesParts} from './teammates-parts.ts';

/** Tells whoever has a link what waits for its e-mail; the link's own invitation must still stand. Rules: TMM5, TMM6, TMM8. */
export const readInvitation = implement(endpoint, async (parts: TeammatesParts, {token}) => {
  const {database, now, findLanguage} = parts;
  const letter = await findLetter(database, token);
  const open = letter ? await findOpenInvitations(database, letter.email, now()) : [];
  const own = open.find(({spaceId, id}) => spaceId === letter?.spaceId && id === letter.invitationId);
  if (!letter || !own) return fail('not-found', 'invitation.over');
  const others = open.filter((one) => one !== own);
  return succeed({
    email: letter.email,
    hasAccount: (await findLanguage(database, letter.email)) !== undefined,
    invitations: [own, ...others].map(({spaceId: companyId, ...shown}) => ({companyId, ...shown})),
  });
});
