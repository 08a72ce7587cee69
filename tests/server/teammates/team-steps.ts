import {acceptInvitation} from '#contract/teammates/accept-invitation.ts';
import {inviteTeammate} from '#contract/teammates/invite-teammate.ts';
import {type Answer, type TestServer} from '#tests/kits/build-server.ts';
import type {SyncDevice} from '#tests/kits/sync-device.ts';

/** What one invites with; the e-mail is a stranger's. */
export const asked = {email: 'marta@example.com', role: 'bookkeeper', language: 'en'} as const;

type Asked = Partial<Omit<typeof asked, 'email' | 'role'>> & {
  readonly id?: string;
  readonly email?: string;
  readonly role?: 'manager' | 'bookkeeper';
};

/** Invites as somebody would. @returns the answer and the id under which it was asked. */
export async function invite(server: TestServer, by: SyncDevice, spaceId: string, more: Asked = {}) {
  const id = more.id ?? server.newId();
  return {id, ...(await by.call(inviteTeammate, {...asked, ...more, id, spaceId}))};
}

/** The status of an answer, or the reason of its refusal. */
export function resultOf({status, body}: Pick<Answer, 'status' | 'body'>): number | string {
  return (body as {error?: {reason: string}} | null)?.error?.reason ?? status;
}

/** Several of {@link resultOf}, in an order that does not depend on who was first. */
export function resultsOf(answers: readonly Pick<Answer, 'status' | 'body'>[]): string[] {
  return answers.map((answer) => String(resultOf(answer))).toSorted();
}

/** What the links of the invitations' mails to an e-mail end in, oldest first. */
export async function readTokens(server: TestServer, email: string = asked.email): Promise<string[]> {
  const mails = (await server.readMailOrders()).filter((one) => one.kind === 'teammate-invited');
  return mails.filter(({to}) => to === email).map(({token}) => token);
}

/** The newest of {@link readTokens}. */
export async function readToken(server: TestServer, email: string = asked.email): Promise<string> {
  const token = (await readTokens(server, email)).at(-1);
  if (token === undefined) throw new Error(`no invitation was mailed to ${email}`);
  return token;
}

/** Invites somebody who has an account and accepts as them. */
export async function addMember(
  server: TestServer,
  {
    by,
    spaceId,
    who,
    role = 'bookkeeper',
  }: {by: SyncDevice; spaceId: string; who: SyncDevice; role?: 'manager' | 'bookkeeper'},
): Promise<void> {
  const {email} = who.me;
  await invite(server, by, spaceId, {email, role});
  const answer = await who.call(acceptInvitation, {token: await readToken(server, email), companyIds: [spaceId]});
  if (answer.status !== 200) throw new Error(`accepting answered ${answer.status}: ${JSON.stringify(answer.body)}`);
}

/** The people of a company as a device would show them, by name. */
export async function readPeople(device: SyncDevice, spaceId: string): Promise<string[]> {
  const rows = await device.readTable(spaceId, 'memberships');
  return rows.map(({name, role}) => `${String(name)}: ${String(role)}`).toSorted();
}

/** Who is invited, as a device would show it. */
export async function readInvited(device: SyncDevice, spaceId: string): Promise<Record<string, unknown>[]> {
  return device.readTable(spaceId, 'invitations');
}
