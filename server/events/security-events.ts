/** An id of ours: of a person, a session, a space, a row. Never a name, an e-mail, an address or a secret. */
type Id = string;

/** Why something was refused: a word of ours, such as `sync.no-access`. */
type Reason = string;

/** Where and by whom, as an event may say itself; what it leaves out is its call's. */
type Whose = {
  /** Whose account it is; null where nobody's is known: then nothing is said of who else has a session in that browser. */
  readonly personId?: Id | null;
  readonly sessionId?: Id;
  /** What it tells was begun, and may have been taken back. */
  readonly isUnsure?: true;
};

/** What each event says beside its call. Rules: EVT1, EVT2. */
export type EventFields = {
  'sign-in.succeeded': Whose & {
    readonly way:
      | 'password'
      | 'temporary-password'
      | 'google'
      | 'registered'
      | 'code'
      | 'passkey'
      | 'recovery'
      | 'mailed';
    readonly isNewDevice: boolean;
  };
  'sign-in.refused': Whose & {readonly reason: Reason};
  'sign-in.factor-asked': Whose & {readonly way: 'password' | 'google'};
  'guesses.used-up': Whose & {readonly of: 'password' | 'reset-code' | 'second-factor'};
  'proof.refused': Whose & {readonly reason: Reason};
  'factor.added': Whose & {readonly factor: 'app' | 'passkey'};
  'factor.removed': Whose & {readonly factor: 'app' | 'passkey'; readonly isLast: boolean};
  'factor.reset': Whose;
  'factor.recovery-used': Whose;
  'factor.recovery-made': Whose;
  'password.changed': Whose;
  'password.reset': Whose & {readonly way: 'code' | 'link' | 'temporary-password'};
  'password.reset-refused': Whose & {readonly reason: Reason};
  'session.ended': Whose & {
    readonly because: 'signed-out' | 'ended-elsewhere';
    readonly endedId?: Id;
    readonly count?: number;
  };
  'session.reused': Whose;
  'limit.hit': Whose & {readonly limit: 'network' | 'work' | 'passwords' | 'quota'; readonly spaceId?: Id};
  'access.forbidden': Whose & {readonly reason: Reason; readonly spaceId?: Id};
  'access.foreign': Whose & {readonly reason: Reason; readonly spaceId?: Id};
  'request.forged': Whose & {readonly reason: Reason};
  'team.invited': Whose & {readonly spaceId: Id; readonly rowId: Id; readonly role: string};
  'team.invitation-withdrawn': Whose & {readonly spaceId: Id; readonly rowId: Id};
  'team.joined': Whose & {readonly spaceId: Id; readonly role: string};
  'team.role-changed': Whose & {
    readonly spaceId: Id;
    readonly subjectId: Id;
    readonly role: string;
    readonly formerRole: string;
  };
  'team.removed': Whose & {readonly spaceId: Id; readonly subjectId: Id};
  'team.left': Whose & {readonly spaceId: Id};
  'acting.begun': Whose & {readonly subjectId: Id};
  'acting.ended': Whose & {readonly subjectId: Id};
  'user.blocked': Whose & {readonly subjectId: Id; readonly reason: Reason};
  'user.unblocked': Whose & {readonly subjectId: Id};
  'user.invited': Whose & {readonly subjectId: Id};
  'number.opened': Whose & {readonly spaceId: Id; readonly rowId: Id; readonly field: string; readonly why: string};
  'document.opened': Whose & {readonly spaceId: Id; readonly rowId: Id; readonly why: string};
  'sealed.broken': Whose & {readonly reason: Reason};
  'webhook.refused': Whose & {readonly provider: string; readonly reason: Reason};
  'policy.reported': Whose & {readonly directive: string; readonly page: string; readonly blocked: string};
  'audit.broken': Whose & {readonly brokenAt: number};
  'proxy.untrusted': Whose;
};

/** One of the events. */
export type EventName = keyof EventFields;

/** An event and what it says. */
export type SecurityEvent = {
  [Name in EventName]: {readonly event: Name} & EventFields[Name];
}[EventName];

/** How an event is told. */
export type ToldAs = {
  /** `error`: somebody should go and look. */
  readonly level: 'info' | 'error';
  /** `try`: anybody can cause as many as they like, so few are listed. `act`: something was done by who may. */
  readonly kind: 'try' | 'act';
  /** In plain words, for who reads the log. */
  readonly says: string;
};

const act = (says: string): ToldAs => ({level: 'info', kind: 'act', says});
const tried = (says: string): ToldAs => ({level: 'info', kind: 'try', says});
const alarm = (says: string): ToldAs => ({level: 'error', kind: 'act', says});

/** Every event there is; the same list is in `docs/operating.md`. Rule: EVT1. */
export const securityEvents: Readonly<Record<EventName, ToldAs>> = {
  'sign-in.succeeded': act('somebody signed in'),
  'sign-in.refused': tried('signing in was refused'),
  'sign-in.factor-asked': act('the first step of signing in was right, and the second factor is asked for'),
  'guesses.used-up': tried('no more may be guessed at somebody for now'),
  'proof.refused': tried('who is signed in did not show that it is them'),
  'factor.added': act('a second factor was set up'),
  'factor.removed': act('a second factor was removed'),
  'factor.reset': act('a second factor was taken away by a mailed code'),
  'factor.recovery-used': act('a recovery code was used'),
  'factor.recovery-made': act('new recovery codes were made'),
  'password.changed': act('a password was changed'),
  'password.reset': act('a password was set by who has the mailbox'),
  'password.reset-refused': tried('setting a password by mail was refused'),
  'session.ended': act('sessions were ended'),
  'session.reused': act('a token of a session was used again too late, and the session ended'),
  'limit.hit': tried('there were too many requests'),
  'access.forbidden': tried('somebody asked for what they may not do'),
  'access.foreign': tried('somebody asked for what is not theirs'),
  'request.forged': tried('a change came from a page that is not ours, or without its token'),
  'team.invited': act('somebody was invited to a company'),
  'team.invitation-withdrawn': act('an invitation was taken back'),
  'team.joined': act('somebody joined a company'),
  'team.role-changed': act('somebody was given another role'),
  'team.removed': act('somebody was removed from a company'),
  'team.left': act('somebody left a company'),
  'acting.begun': act('an admin began to act as a user'),
  'acting.ended': act('an admin ended acting as a user'),
  'user.blocked': act('a user was blocked'),
  'user.unblocked': act('a user was unblocked'),
  'user.invited': act('an admin invited a user'),
  'number.opened': act('a sealed number was opened'),
  'document.opened': act('a document was opened'),
  'sealed.broken': alarm('a sealed value does not open: it was changed, or its key is gone'),
  'webhook.refused': tried('an event of a vendor was refused'),
  'policy.reported': tried('the content policy kept a browser from something'),
  'audit.broken': alarm('the audit of admins was altered'),
  'proxy.untrusted': alarm(
    'a request came through a proxy that is not trusted: set TRUST_PROXY, or everybody counts as one network',
  ),
};
