import type {SQL} from 'drizzle-orm';

/** What a filter that stands asks for; nothing of one that does not. */
export function given<Value>(value: Value | undefined, ask: (value: Value) => SQL): SQL[] {
  return value === undefined ? [] : [ask(value)];
}
