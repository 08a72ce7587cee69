import type {AuditTopic} from '#contract/policy/audit-topics.ts';

/**
 * What is written of a call of an admin's: what it is about, and where its input (`in`) and its answer (`out`) say whose it is. A path goes from name
 * to name; `*` is each of a list, `@keys` the names themselves.
 */
export type Audited = {
  readonly does: 'read' | 'change';
  readonly topic: AuditTopic;
  readonly persons?: readonly Path[];
  readonly spaces?: readonly Path[];
  readonly rows?: readonly Path[];
  /** The list whose length is written. */
  readonly count?: Path;
};

type Path = `in.${string}` | `out.${string}`;

type Named = Omit<Audited, 'does' | 'topic'>;

const read = (topic: AuditTopic, named: Named = {}): Audited => ({does: 'read', topic, ...named});
const change = (topic: AuditTopic, named: Named = {}): Audited => ({does: 'change', topic, ...named});

const rows = {count: 'out.rows'} as const;
const company = {spaces: ['in.companyId']} as const;
const space = {spaces: ['in.spaceId']} as const;
const row = {rows: ['in.id']} as const;

/** Every endpoint, by name: one that is missing fails a test. Rule: ADM21. */
export const auditedEndpoints: Readonly<Record<string, Audited>> = {
  // Accounts.
  listUsers: read('people', rows),
  invitePerson: change('people', {persons: ['out.userId']}),
  blockUser: change('people', {persons: ['in.userId']}),
  logInAsUser: change('acting', {persons: ['in.userId']}),
  stopActing: change('acting'),
  readMe: read('account'),
  changeProfile: change('account'),
  noteVisit: change('account'),
  readTaxCountry: read('taxes'),
  readTaxRecord: read('taxes'),
  saveTaxRecord: change('taxes'),
  register: change('account'),
  logIn: change('security'),
  logOut: change('security'),
  refreshSession: change('security'),
  readSignInWays: read('product'),
  startGoogleSignIn: change('security'),
  finishGoogleSignIn: change('security'),
  requestPasswordReset: change('security'),
  confirmPasswordReset: change('security'),
  confirmTemporaryPassword: change('security'),
  changePassword: change('security'),
  resetByLink: change('security'),
  proveSecondFactor: change('security'),
  startSignInPasskey: read('security'),
  askForFactorReset: change('security'),
  readSecondFactor: read('security'),
  beginTotp: change('security'),
  confirmTotp: change('security'),
  removeTotp: change('security'),
  startPasskey: change('security'),
  addPasskey: change('security'),
  removePasskey: change('security'),
  makeRecoveryCodes: change('security'),
  proveAgain: change('security'),
  startProofPasskey: read('security'),
  readSecurity: read('security'),
  endOwnSession: change('security'),
  endOtherSessions: change('security'),
  // What the team did, as it is read.
  listAdminVisits: read('audit'),
  listOwnActs: read('audit'),
  listOpenings: read('audit'),
  listActs: read('audit', rows),
  listAudit: read('audit', {...rows, persons: ['in.person'], spaces: ['in.company']}),
  checkAudit: read('audit'),
  listOwnAudit: read('audit', rows),
  // Companies and all that is in them.
  readUsage: read('company'),
  listCompanies: read('company', rows),
  addCompany: change('company', {spaces: ['in.id']}),
  readCompanyWay: read('company', company),
  moveCompany: change('company', company),
  proposeNames: change('company', company),
  showEin: change('numbers', company),
  openEin: change('numbers', company),
  openSealedNumber: change('numbers', {rows: ['in.orderId', 'in.partnerId']}),
  readSealingKey: read('product'),
  pullChanges: read('data', {spaces: ['in.cursors.@keys', 'out.spaces.*.spaceId']}),
  pushChanges: change('data', {spaces: ['in.changes.*.spaceId'], count: 'in.changes'}),
  readPage: read('data', {...space, count: 'out.ids'}),
  readRowHistory: read('data', {...space, rows: ['in.rowId'], count: 'out.entries'}),
  compareSpace: read('data', space),
  readImportLimit: read('product'),
  startUpload: change('files', {...space, rows: ['in.fileId']}),
  finishUpload: change('files', {...space, rows: ['in.fileId']}),
  openFile: read('files', {...space, rows: ['in.fileId']}),
  readScanning: read('product'),
  startDeskUpload: change('files', {...company, rows: ['in.fileId']}),
  finishDeskUpload: change('files', {...company, rows: ['in.fileId']}),
  listCompanyDocuments: read('documents', {...company, count: 'out.documents'}),
  addDeskDocument: change('documents', {...company, rows: ['in.id']}),
  decideDocument: change('documents', {...company, rows: ['in.documentId']}),
  takeBackDocument: change('documents', {...company, rows: ['in.documentId']}),
  openDeskDocument: change('documents', {...company, rows: ['in.documentId']}),
  openOwnDocument: change('documents', {...company, rows: ['in.documentId']}),
  listScans: read('mail', rows),
  matchScan: read('mail', {count: 'out.matches'}),
  sendScan: change('mail', {...company, rows: ['out.scanId']}),
  takeBackScan: change('mail', {...company, rows: ['in.scanId']}),
  askShredding: change('mail', {...company, rows: ['in.scanId']}),
  callOffPaper: change('mail', {...company, rows: ['in.paperId']}),
  changeRole: change('team', {...space, persons: ['in.userId']}),
  inviteTeammate: change('team', {...space, rows: ['in.id']}),
  resendInvitation: change('team', {...space, rows: ['in.id']}),
  withdrawInvitation: change('team', {...space, rows: ['in.id']}),
  removeTeammate: change('team', {...space, persons: ['in.userId']}),
  leaveCompany: change('team', space),
  listLastSeen: read('team', {count: 'out.people'}),
  readInvitation: read('team'),
  acceptInvitation: change('team', {spaces: ['in.companyIds.*']}),
  declineInvitation: change('team', {spaces: ['in.companyIds.*']}),
  askRenewalFee: change('dates', company),
  markRenewal: change('dates', company),
  readRenewalSummary: read('dates'),
  readCalendar: read('dates'),
  renewCalendar: change('dates'),
  stopCalendar: change('dates'),
  readElection: read('taxes', company),
  recordElection: change('taxes', company),
  signAgreement: change('agreements', company),
  readSignedAgreement: read('agreements', {...company, rows: ['in.agreementId']}),
  listOrderAgreements: read('agreements', {rows: ['in.orderId'], count: 'out.signed'}),
  askDissolutionFee: change('dissolution', company),
  withdrawDissolution: change('dissolution', company),
  reopenCompany: change('dissolution', company),
  // What is bought and paid.
  readCatalogue: read('product'),
  checkCoupon: read('product'),
  readPaymentProvider: read('product'),
  listOrders: read('orders', rows),
  readFiling: read('orders', {...row, persons: ['out.owner.id']}),
  readOrder: read('orders', row),
  placeOrder: change('orders'),
  payOrder: change('orders', row),
  claimOrder: change('orders', row),
  reopenOrder: change('orders', row),
  placePurchase: change('orders', {...company, rows: ['in.id']}),
  readBought: read('work', {...company, rows: ['in.id']}),
  workOnBought: change('work', {...company, rows: ['in.id']}),
  addProof: change('work', company),
  readPayer: read('cards'),
  listCards: read('cards', {count: 'out.cards'}),
  beginSavingCard: change('cards'),
  removeCard: change('cards'),
  setDefaultCard: change('cards'),
  readSandboxIntent: read('product'),
  confirmSandboxIntent: change('product'),
  readAnothers: read('plan', {persons: ['in.user'], spaces: ['out.companies.*.company.id']}),
  readAnothersCards: read('cards', {persons: ['in.user'], count: 'out.cards'}),
  changeSubscription: change('plan', company),
  upgradePlan: change('plan', company),
  payOwed: change('plan', company),
  listInvoices: read('invoices', rows),
  listDifferences: read('differences', rows),
  readComparison: read('differences'),
  settleDifference: change('differences', row),
  // The desk.
  listWork: read('work', rows),
  listAdmins: read('work', {count: 'out.admins'}),
  assignWork: change('work', {rows: ['in.works.*.subjectId'], count: 'in.works'}),
  listDeadLetters: read('events', rows),
  retryDeadLetter: change('events', row),
  listProviderEvents: read('events', rows),
  replayProviderEvents: change('events'),
  listContactMessages: read('messages', rows),
  sendContactMessage: change('messages'),
  listWaitlist: read('messages', rows),
  joinWaitlist: change('messages'),
  leaveWaitlist: change('messages'),
};

/** The routes that are no endpoints and are for people who signed in. */
export const auditedRoutes = {
  pokes: {...read('data'), act: 'pokes'},
  readBytes: {...read('files', {...space, rows: ['in.key']}), act: 'readBytes'},
  writeBytes: {...change('files', {...space, rows: ['in.key']}), act: 'writeBytes'},
} as const satisfies Readonly<Record<string, Audited & {readonly act: string}>>;
