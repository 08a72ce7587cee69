/** Stands in the built pages for the address people open, which only the server knows. */
export const originMark = 'https://origin.invalid';

/** What only the server is told, and the pages say: who runs the service, and what it uses of others. A page does without what is missing. */
export type ServerFacts = {
  /** The legal name of who runs the service; it comes with their address. */
  readonly operatorName?: string;
  readonly operatorAddress?: string;
  /** The id of our chat at Intercom. Source: S9.13. */
  readonly chat?: string;
  /** The address at Calendly where a call is agreed on, in the language of the page. Source: S9.13. */
  readonly calendar?: string;
};

/** See {@link ServerFacts}. */
export type ServerFact = keyof ServerFacts;

/** How a fact is written: between tags and in attributes, or in the query of an address. */
type Writing = 'html' | 'query';

/** The element around what a page says only with a fact, or only without it; it is gone before the page is sent. */
export const conditionTag = 'server-fact';

/** Stands in a built page for a fact. */
export function markFact(fact: ServerFact, writing: Writing = 'html'): string {
  return `%%${writing}:${fact}%%`;
}

const condition = new RegExp(`<${conditionTag} (with|without)="(\\w+)">([^]*?)</${conditionTag}>`, 'g');
const mark = /%%(html|query):(\w+)%%/g;

/**
 * Writes into a built page what the build could not know.
 *
 * @param page as the build wrote it; conditions in it do not stand within each other.
 * @param origin the address people open, such as `https://app.example.com`.
 * Rules: SIT9, SIT10.
 */
export function fillPage(page: string, origin: string, facts: ServerFacts): string {
  const known = new Map<string, string>(Object.entries(facts));
  return page
    .replaceAll(condition, (_all, when: string, fact: string, inside: string) =>
      known.has(fact) === (when === 'with') ? inside : '',
    )
    .replaceAll(mark, (_all, writing: Writing, fact: string) => write(known.get(fact) ?? '', writing))
    .replaceAll(originMark, origin);
}

function write(value: string, writing: Writing): string {
  if (writing === 'query') return encodeURIComponent(value).replaceAll("'", '%27');
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
