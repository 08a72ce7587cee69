/**
 * Who somebody is to the product, at this moment. `acting`: an admin who looks at the product as one of its users.
 * Source: S1.09, S6.01 to S6.06, D10.
 */
export const personKinds = ['visitor', 'user', 'blocked', 'admin', 'acting'] as const;

/** One of {@link personKinds}. */
export type PersonKind = (typeof personKinds)[number];

const no = {visitor: false, user: false, blocked: false, admin: false, acting: false} as const;

/**
 * Who may. Every endpoint, every other route of the server and every screen names one of these lines; the server's gate and the
 * client's guards read them. What a person may inside a company is the table's own word: `readRoles`, `createRoles`, `editRoles`.
 * Rules: POL1 to POL4.
 */
export const accessTable = {
  anyone: {visitor: true, user: true, blocked: true, admin: true, acting: true},
  /** What has a meaning only before signing in. Source: S2.03. */
  guest: {...no, visitor: true},
  /** Who one is, and why one is kept out. */
  'signed-in': {...no, user: true, blocked: true, admin: true, acting: true},
  /** One's own account: its password, name, devices. Nobody does that for another. Source: D10. */
  account: {...no, user: true, admin: true},
  /** Companies and all that belongs to them. Source: S6.02, S6.06. */
  user: {...no, user: true, acting: true},
  /** Source: S2.05, S6.06. */
  admin: {...no, admin: true},
  /** Bytes on their way, whose address says whose they are. Rule: FIL10. */
  bytes: {...no, user: true, acting: true, admin: true},
  /** Going back from being another. Source: D10. */
  acting: {...no, acting: true},
} as const satisfies Record<string, Readonly<Record<PersonKind, boolean>>>;

/** A line of {@link accessTable}. */
export type Access = keyof typeof accessTable;

/** What tells somebody's kind; undefined for a visitor. */
export type KnownPerson = {
  readonly isAdmin?: boolean;
  readonly status?: 'active' | 'blocked';
  readonly acting?: object | null;
};

/** The kind of somebody. A blocked admin is blocked; an admin who acts for a blocked person still sees what that person would. */
export function kindOf(person: KnownPerson | null | undefined): PersonKind {
  if (!person) return 'visitor';
  if (person.acting) return 'acting';
  if (person.status === 'blocked') return 'blocked';
  return person.isAdmin === true ? 'admin' : 'user';
}

/** Whether a kind of person may what a line of {@link accessTable} guards. */
export function isAllowed(access: Access, kind: PersonKind): boolean {
  return accessTable[access][kind];
}
