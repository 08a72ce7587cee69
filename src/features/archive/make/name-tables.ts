import {descriptions} from '#src/data/describe/descriptions.ts';
import type {Language} from '#src/i18n/languages.ts';

/** What the rows of each table are called, many of them; a new table has its words in its description. */
export function nameTables(language: Language): Record<string, string> {
  const named = [...descriptions.values()].map(({table, nounOf}) => {
    const noun = nounOf({})[language];
    return [table, typeof noun === 'string' ? noun : noun[1]] as const;
  });
  return Object.fromEntries(named);
}
