/**
 * The only file that knows the router, beside `address-router.ts`, and the way to every screen. Everything else takes both from these.
 */
import {Navigate, Route, Routes, matchPath, useLocation, useParams, useSearchParams} from 'react-router-dom';
import {AddressRouter, useNavigate, usePath} from './address-router.ts';
import {readOwnPath} from '#contract/account/own-path.ts';
import type {publicPages} from '#contract/site/public-paths.ts';
import {noteChosenLanguage} from '#src/data/session/remember-language.ts';
import {isLanguage, languageNames, languages, type Language} from '#src/i18n/languages.ts';

export {
  AddressRouter,
  Navigate,
  Route,
  Routes,
  matchPath,
  useLocation,
  useNavigate,
  useParams,
  usePath,
  useSearchParams,
};

type PathParam<Path extends string> = Path extends `${string}:companyId${string}` ? [companyId: string] : [];

/** The address of a screen whose path needs no more than the company; null where it needs more, or has no company. */
export function hrefOf(path: string, language: Language, companyId: string | null): string | null {
  const filled = companyId === null ? path : path.replace(':companyId', companyId);
  return /[:*]/.test(filled) ? null : inFolder(language, filled);
}

function inFolder(language: Language, path: string): string {
  return path === '' ? `/${language}` : `/${language}/${path}`;
}

/** A screen that others lead to: its address, and as `path` the pattern for its `route.ts`. */
function at<const Path extends string>(path: Path) {
  const address = (language: Language, ...[companyId = '']: PathParam<Path>) =>
    inFolder(language, path.replace(':companyId', companyId));
  return Object.assign(address, {path});
}

const publicPage = (path: (typeof publicPages)[number]) => at(path);

/** A screen that leads on to where somebody wanted to go. */
function atBefore<const Path extends string>(path: Path) {
  const address = (language: Language, next?: string) => inFolder(language, path) + query('next', next);
  return Object.assign(address, {path});
}

function query(name: string, value: string | undefined): string {
  return value === undefined ? '' : `?${name}=${encodeURIComponent(value)}`;
}

/** A screen about one order. */
function atOrder<const Folder extends string>(folder: Folder) {
  const address = (language: Language, orderId: string) => inFolder(language, `${folder}/${orderId}`);
  return Object.assign(address, {path: `${folder}/:orderId` as const});
}

const anyBooks = at('accounting-ai/bookkeeping');
const books = at(`${anyBooks.path}/:companyId`);
const adminOrders = at('admin/orders');
const adminMail = at('admin/mail');
const adminAudit = at('admin/audit');
const adminRecord = at(`${adminAudit.path}/record`);
const imports = at(`${books.path}/imports`);
const merchants = at(`${books.path}/merchants`);

/** Addresses of the screens that other parts lead to. Every address of the product stands once: here, or in its `route.ts`. */
export const pathTo = {
  home: publicPage(''),
  /** Where the creation of a company begins: the choice of what to create. Source: S2.12. */
  startNow: publicPage('start-now'),
  contact: publicPage('contact'),
  notYet: publicPage('coming-soon'),
  terms: publicPage('terms'),
  privacy: publicPage('privacy'),
  login: atBefore('login'),
  register: atBefore('register'),
  resetPassword: at('reset-password'),
  confirmReset: at('reset-password/confirm'),
  profile: at('account'),
  taxRecord: at('account/tax-record'),
  security: at('account/security'),
  /** What one has beside the password. */
  twoStep: at('account/security/two-step'),
  dashboard: at('dashboard'),
  addCompany: at('dashboard/add-company'),
  /** A company: how far it is, its papers and its facts. Source: S2.04. */
  company: at('dashboard/company/:companyId'),
  /** The founding paper of a company, to be read and signed. */
  agreement: at('dashboard/company/:companyId/agreement'),
  /** What a company owes its state. Source: S2.32. */
  renewal: at('dashboard/company/:companyId/renewal'),
  /** The end of a company: what it means, what it costs, and how far it is. Source: S4.06. */
  dissolution: at('dashboard/company/:companyId/dissolution'),
  /** Where a visitor pays an order. Source: S2.03. */
  checkout: atOrder('checkout'),
  /** The same for whoever is signed in. Source: D42. */
  ownCheckout: atOrder('dashboard/checkout'),
  admin: at('admin'),
  adminOrders,
  adminMail,
  /** The scans that were sent, narrowed as their list takes it. */
  adminMailOf: (language: Language, narrowed: {readonly q: string; readonly state: string}) =>
    `${adminMail(language)}?${new URLSearchParams(narrowed)}`,
  adminInvoices: at('admin/invoices'),
  adminDifferences: at('admin/differences'),
  adminAudit,
  adminRecord,
  /** The record of whatever was read or changed of one person. */
  adminRecordOf: (language: Language, person: string) => `${adminRecord(language)}?${new URLSearchParams({person})}`,
  adminOrderOf: (language: Language, orderId: string) => `${adminOrders(language)}/${orderId}`,
  activity: at('activity'),
  /** Taking everything away, and reading it back; `?company=` says of which company. */
  archive: at('archive'),
  archiveOf: (language: Language, companyId: string) => inFolder(language, 'archive') + query('company', companyId),
  preferences: at('preferences'),
  /** The post of one's companies. Source: S2.04. */
  mailing: at('mailing'),
  /** Who else works on one's companies. Source: S2.04. */
  teammates: at('teammates'),
  /** Where the link of an invitation leads. */
  invitation: at('invitation'),
  /** What is paid, and what is charged next. Source: S2.04. */
  subscriptions: at('subscriptions'),
  /** The same of another person, to be read. Source: D10. */
  subscriptionsOf: (language: Language, userId: string) => inFolder(language, 'subscriptions') + query('user', userId),
  /** Invoices and credit notes. Source: S2.04, S2.28. */
  invoices: at('invoices'),
  /** Whether one's companies owe a BOI report. Source: S2.04. */
  boiReport: at('boi-report'),
  /** One's own saved cards. Source: S2.04. */
  cards: at('payment-method'),
  /** Those of another person, to be read. Source: D10. */
  cardsOf: (language: Language, userId: string) => inFolder(language, 'payment-method') + query('user', userId),
  /** How the company that is chosen on this device is doing. Source: S2.04, S2.21. */
  accounting: at('accounting-ai'),
  /** The books of the company that is chosen on this device. */
  anyBooks,
  books,
  /** The books with an empty transaction to fill in. */
  newTransaction: (language: Language, companyId: string) => `${books(language, companyId)}?new=yes`,
  import: at(`${books.path}/import`),
  imports,
  importOf: (language: Language, companyId: string, importId: string) => `${imports(language, companyId)}/${importId}`,
  accounts: at(`${books.path}/accounts`),
  categories: at(`${books.path}/categories`),
  rules: at(`${books.path}/rules`),
  merchants,
  merchantOf: (language: Language, companyId: string, name: string) =>
    `${merchants(language, companyId)}/${encodeURIComponent(name)}`,
  statements: at(`${books.path}/statements`),
  /** Profit and loss, balance and what else comes of the books. */
  reports: at(`${books.path}/reports`),
  /** The receipts that wait for their transaction. */
  received: at(`${books.path}/receipts`),
  /** What the team asks the owner about its movements. */
  questions: at(`${books.path}/questions`),
  /** What two people changed alike in the books. */
  conflicts: at(`${books.path}/conflicts`),
  /** The received receipts in the books of the company that is chosen on this device. */
  anyReceived: (language: Language, trouble = 'yes') => anyBooks(language) + query('received', trouble),
  /** The rows that wait for a category or a check. */
  review: (language: Language, companyId: string) => `${books(language, companyId)}?view=review`,
} as const;

/** The three wizards, before signing in and in one's own space. Source: S2.03, D28. */
export const wizardTo = {
  guest: {
    create: at('create-company'),
    migrate: at('migrate-company'),
    crypto: at('create-cross-border-crypto'),
  },
  user: {
    create: at('dashboard/create-company'),
    migrate: at('dashboard/migrate-company'),
    crypto: at('dashboard/create-cross-border-crypto'),
  },
} as const;

/** Where to go after signing in: the address one came from, if it is one of ours. Source: S2.06. Rule: ACC23. */
export function safeNext(next: string | null): string | null {
  return readOwnPath(next);
}

/** The same address in another language. Source: S2.11. */
export function inLanguage(path: string, language: Language): string {
  const [first = '', ...rest] = path.slice(1).split('/');
  const [name, tail] = splitOnce(first);
  return isLanguage(name) ? `/${[language + tail, ...rest].join('/')}` : `/${language}`;
}

/** Parts a first segment such as `es?x=1` before its query or fragment. */
function splitOnce(segment: string): [string, string] {
  const at = segment.search(/[?#]/);
  return at === -1 ? [segment, ''] : [segment.slice(0, at), segment.slice(at)];
}

/** The way to the same page in another language, which whoever is signed in keeps. Source: S2.11. Rule: LNG2. */
export function useSwitchLanguage(): (language: Language) => void {
  const navigate = useNavigate();
  return (language) => {
    const {pathname, search, hash} = location;
    noteChosenLanguage(language);
    // What cannot be fetched now saves nothing: the screens change all the same.
    import('#src/data/session/save-language.ts')
      .then(
        async (save) => save.saveLanguage(language),
        () => undefined,
      )
      .catch(reportError);
    void navigate(inLanguage(pathname, language) + search + hash);
  };
}

/** The same page in every language, as links. Source: S2.11. */
export function useLanguageLinks(): {code: Language; name: string; href: string; isCurrent: boolean}[] {
  const {pathname, search} = useLocation();
  return languages.map((code) => {
    const href = inLanguage(pathname, code) + search;
    return {code, name: languageNames[code], href, isCurrent: href === pathname + search};
  });
}
