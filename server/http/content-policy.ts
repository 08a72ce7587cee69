import {policyReportPath} from './policy-reports.ts';

/**
 * The few styles that the interface's libraries put into the page as elements: React Aria's for presses and for scrolling behind a
 * dialog on iOS. Allowed one by one, by their hashes; a test compares them with what is installed.
 */
export const libraryStyleHashes = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
] as const;

type Directive =
  `${'default' | 'script' | 'style' | 'img' | 'font' | 'connect' | 'worker' | 'manifest' | 'media' | 'frame'}-src`;

/** What a page may load beside our own. */
export type Guests = Readonly<Partial<Record<Directive, readonly string[]>>>;

/** Scripts, styles, workers and calls of our own only; nothing inline, no frames, no plugins. */
const ours: Readonly<Partial<Record<Directive, readonly string[]>>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", ...libraryStyleHashes],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
};

/**
 * A text becomes a script's address, or a piece of page, only by the one policy of `trust-own-scripts.ts`. Rule: WAY7. Source: W3C, Trusted
 * Types.
 */
const trusted = ["require-trusted-types-for 'script'", 'trusted-types default'];

const always = [
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  // Browsers that know the second leave out the first.
  `report-uri ${policyReportPath}`,
  'report-to policy',
];

/**
 * Writes the policy by which a browser keeps out what we never ask for, widened by guests. Where the scripts of others may run they write
 * pages in their own ways, so there trusted types are not demanded.
 */
export function writeContentPolicy(...guests: readonly Guests[]): string {
  const directives = new Map<string, readonly string[]>(Object.entries(ours));
  for (const [name, more] of guests.flatMap((one) => Object.entries(one)))
    directives.set(name, [...(directives.get(name) ?? []), ...more]);
  const styles = directives.get('style-src') ?? [];
  // Beside a hash, browsers take no heed of it.
  if (styles.includes("'unsafe-inline'"))
    directives.set(
      'style-src',
      styles.filter((one) => !one.startsWith("'sha256-")),
    );
  const isAlone = !directives.get('script-src')?.some((one) => one.startsWith('https:'));
  const written = [...directives].map(([name, sources]) => [name, ...sources].join(' '));
  return [...written, ...(isAlone ? trusted : []), ...always].join('; ');
}

/** What Intercom's messenger loads for a workspace in the United States. Source: intercom.com/help/en/articles/3894, November 2026. */
export const chatGuests: Guests = {
  'script-src': ['https://app.intercom.io', 'https://widget.intercom.io', 'https://js.intercomcdn.com'],
  'style-src': ["'unsafe-inline'"],
  'connect-src': [
    'https://via.intercom.io',
    'https://api.intercom.io',
    'https://api-iam.intercom.io',
    'https://api-ping.intercom.io',
    'https://*.intercom-messenger.com',
    'wss://*.intercom-messenger.com',
    'https://nexus-websocket-a.intercom.io',
    'wss://nexus-websocket-a.intercom.io',
    'https://nexus-websocket-b.intercom.io',
    'wss://nexus-websocket-b.intercom.io',
    'https://uploads.intercomcdn.com',
    'https://uploads.intercomusercontent.com',
  ],
  'img-src': [
    'https://js.intercomcdn.com',
    'https://static.intercomassets.com',
    'https://downloads.intercomcdn.com',
    'https://uploads.intercomusercontent.com',
    'https://gifs.intercomcdn.com',
    'https://video-messages.intercomcdn.com',
    'https://messenger-apps.intercom.io',
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((shelf) => `https://*.intercom-attachments-${shelf}.com`),
  ],
  'media-src': ['https://js.intercomcdn.com', 'https://downloads.intercomcdn.com'],
  'font-src': ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
  'frame-src': ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
};

/** Calendly's page in a frame; none of its scripts run in ours. */
export const calendarGuests: Guests = {'frame-src': ['https://calendly.com']};

/**
 * Stripe's script, its frames with the card field and the bank's page, and its calls. Source: docs.stripe.com/security/guide, November
 * 2026.
 */
export const stripeGuests: Guests = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'img-src': ['https://*.stripe.com'],
};

/** The sandbox's page of the bank, which is our own, in a frame. */
export const sandboxGuests: Guests = {'frame-src': ["'self'"]};
