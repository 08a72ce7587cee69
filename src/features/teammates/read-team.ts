import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import type {InvitationRow, TeammateRole} from '#contract/teammates/invitation.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {readRowsOfEach} from '#src/data/database/read-rows.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** A company of the reader's, with whether they manage its people. */
export type TeamCompany = {
  readonly id: string;
  readonly name: string;
  readonly isOwn: boolean;
  /** It is dissolved: nobody is invited to it any more. Rule: DIS10. */
  readonly isClosed: boolean;
};

/** Somebody with one role, and the companies in which they have it. */
export type Teammate = {
  readonly kind: 'member';
  /** Theirs and the role's: nobody stands twice with one. */
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly role: SpaceRole;
  readonly companies: readonly TeamCompany[];
};

/** Somebody who was asked into a company and is not in it. */
export type Invitee = {
  readonly kind: 'invited';
  readonly id: string;
  readonly invitationId: string;
  readonly email: string;
  readonly role: TeammateRole;
  readonly companies: readonly [TeamCompany];
} & Pick<InvitationRow, 'sentAt' | 'expiresAt' | 'declinedAt'>;

/** One line of the team. */
export type TeamLine = Teammate | Invitee;

/** Who works on the companies of the reader, and who is invited to them. */
export type Team = {readonly lines: readonly TeamLine[]; readonly companies: readonly TeamCompany[]};

const rank: Readonly<Record<SpaceRole, number>> = {owner: 0, manager: 1, bookkeeper: 2};

/** Reads the team of all companies from the device: the reader first, then by role and name, who is invited last. Rule: TMM13. */
export async function readTeam(
  database: LocalDatabase,
  mine: readonly MyCompany[],
  ownId: string | undefined,
): Promise<Team> {
  const companies = mine.map(({id, name, role, dissolvedOn}) => ({
    id,
    name,
    isOwn: role === 'owner',
    isClosed: dissolvedOn !== null,
  }));
  const members = new Map<string, Teammate>();
  const invitees: Invitee[] = [];
  for (const [company, rows] of await readRowsOfEach(database, companies, ['memberships', 'invitations'])) {
    for (const {userId, role, name, email} of rows.memberships) {
      const id = `${userId} ${role}`;
      const known = members.get(id)?.companies ?? [];
      members.set(id, {kind: 'member', id, userId, role, name, email, companies: [...known, company]});
    }
    for (const {id, email, role, sentAt, expiresAt, declinedAt} of rows.invitations)
      invitees.push({
        kind: 'invited',
        id: `${company.id} ${id}`,
        invitationId: id,
        companies: [company],
        email,
        role,
        sentAt,
        expiresAt,
        declinedAt,
      });
  }
  const isOwn = ({userId}: Teammate) => Number(userId !== ownId);
  const lines = [...members.values()].sort(
    (a, b) => isOwn(a) - isOwn(b) || rank[a.role] - rank[b.role] || a.name.localeCompare(b.name),
  );
  return {companies, lines: [...lines, ...invitees.sort((a, b) => a.email.localeCompare(b.email))]};
}
