/**
 * The only file that knows the router, and every address of the product. Everything else takes both from here.
 */
import {
  BrowserRouter,
  Navigate,
  Route,
  Routes,
  matchPath,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import {readOwnPath} from '#contract/account/own-path.ts';
import {noteChosenLanguage} from '#src/data/session/remember-language.ts';
import {isLanguage, languageNames, languages, type Language} from '#src/i18n/languages.ts';

export {BrowserRouter, Navigate, Route, Routes, matchPath, useLocation, useNavigate, useParams, useSearchParams};

/** Addresses of screens. */
export const pathTo = {
  home: (language: Language) => `/${language}`,
  /** Where the creation of a company begins: the choice of what to create. Source: S2.12. */
  startNow: (language: Language) => `/${language}/start-now`,
  login: (language: Language, next?: string) => withNext(`/${language}/login`, next),
  register: (language: Language, next?: string) => withNext(`/${language}/register`, next),
  resetPassword: (language: Language) => `/${language}/reset-password`,
  confirmReset: (language: Language) => `/${language}/reset-password/confirm`,
  profile: (language: Language) => `/${language}/account`,
  taxRecord: (language: Language) => `/${language}/account/tax-record`,
  security: (language: Language) => `/${language}/account/security`,
  dashboard: (language: Language) => `/${language}/dashboard`,
  addCompany: (language: Language) => `/${language}/dashboard/add-company`,
  admin: (language: Language) => `/${language}/admin`,
  adminCompanies: (language: Language) => `/${language}/admin/companies`,
  adminMessages: (language: Language) => `/${language}/admin/messages`,
  adminMails: (language: Language) => `/${language}/admin/mails`,
  contact: (language: Language) => `/${language}/contact`,
  terms: (language: Language) => `/${language}/terms`,
  privacy: (language: Language) => `/${language}/privacy`,
  activity: (language: Language) => `/${language}/activity`,
  preferences: (language: Language) => `/${language}/preferences`,
  books: (language: Language, companyId: string) => `/${language}/accounting-ai/bookkeeping/${companyId}`,
  /** The books of the company that is chosen on this device. */
  anyBooks: (language: Language) => `/${language}/accounting-ai/bookkeeping`,
  /** What two people changed alike in the books. */
  conflicts: (language: Language, companyId: string) => `/${language}/accounting-ai/bookkeeping/${companyId}/conflicts`,
  /** The receipts that wait for their movement, in the books of the company that is chosen on this device. */
  anyReceived: (language: Language, trouble?: string) =>
    `/${language}/accounting-ai/bookkeeping?received=${encodeURIComponent(trouble ?? 'yes')}`,
  /** The rows that wait for a category or a check. */
  review: (language: Language, companyId: string) => `/${language}/accounting-ai/bookkeeping/${companyId}?view=review`,
} as const;

function withNext(path: string, next: string | undefined): string {
  return next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`;
}

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
  const {pathname, search, hash} = useLocation();
  const navigate = useNavigate();
  return (language) => {
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
