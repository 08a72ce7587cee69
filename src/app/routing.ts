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
import {isLanguage, languageNames, languages, type Language} from '#src/i18n/languages.ts';

export {BrowserRouter, Navigate, Route, Routes, matchPath, useLocation, useNavigate, useParams, useSearchParams};

/** Addresses of screens. */
export const pathTo = {
  home: (language: Language) => `/${language}`,
  login: (language: Language, next?: string) => withNext(`/${language}/login`, next),
  register: (language: Language, next?: string) => withNext(`/${language}/register`, next),
  dashboard: (language: Language) => `/${language}/dashboard`,
  addCompany: (language: Language) => `/${language}/dashboard/add-company`,
  activity: (language: Language) => `/${language}/activity`,
  books: (language: Language, companyId: string) => `/${language}/accounting-ai/bookkeeping/${companyId}`,
  /** The books of the company that is chosen on this device. */
  anyBooks: (language: Language) => `/${language}/accounting-ai/bookkeeping`,
  /** The rows that wait for a category or a check. */
  review: (language: Language, companyId: string) => `/${language}/accounting-ai/bookkeeping/${companyId}?view=review`,
} as const;

function withNext(path: string, next: string | undefined): string {
  return next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`;
}

/**
 * Where to go after signing in: the address one came from, if it is one of ours. Source: S2.06.
 *
 * @returns null for anything that could leave the product: another site, a scheme, a backslash, a double slash.
 */
export function safeNext(next: string | null): string | null {
  if (next === null || next.length > 2_000) return null;
  // Control characters and backslashes are read as slashes, or dropped, by browsers.
  if (!/^\/[a-z]{2}(?:[/?#]|$)/.test(next) || /[\\\p{Cc}]/u.test(next) || next.includes('//')) return null;
  return isLanguage(next.slice(1, 3)) ? next : null;
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

/** The way to the same page in another language. Source: S2.11. */
export function useSwitchLanguage(): (language: Language) => void {
  const {pathname, search, hash} = useLocation();
  const navigate = useNavigate();
  return (language) => {
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
