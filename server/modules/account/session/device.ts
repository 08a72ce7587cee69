import type {FastifyRequest} from 'fastify';
import type {Language} from '#contract/account/rules.ts';

/** What a browser says of itself; null where it says nothing we know. */
export type Device = {readonly browser: string | null; readonly system: string | null};

/** The first that fits: many browsers also claim to be the ones they follow. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ .*Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Reads the device of a request, as far as its person would recognise it. */
export function readDevice(request: Pick<FastifyRequest, 'headers'>): Device {
  const agent = (request.headers['user-agent'] ?? '').slice(0, 500);
  const find = (known: readonly [RegExp, string][]): string | null =>
    known.find(([pattern]) => pattern.test(agent))?.[1] ?? null;
  return {browser: find(browsers), system: find(systems)};
}

const words: Record<Language, {on: string; unknown: string}> = {
  es: {on: 'en', unknown: 'Dispositivo desconocido'},
  en: {on: 'on', unknown: 'Unknown device'},
  pt: {on: 'no', unknown: 'Dispositivo desconhecido'},
};

/** The device as its person would call it, such as "Chrome en Windows". */
export function nameDevice({browser, system}: Device, language: Language): string {
  if (browser !== null && system !== null) return `${browser} ${words[language].on} ${system}`;
  return browser ?? system ?? words[language].unknown;
}
