import type {z} from 'zod';
import type {Endpoint} from '#contract/kernel/endpoint.ts';
import {isRecord} from '#contract/kernel/is-record.ts';
import {startTurns} from './in-turns.ts';

/** What is wrong with an input first: where, and what the schema says. */
export type Issue = {readonly path: readonly PropertyKey[]; readonly message: string};

/** What was checked: the input as its schema gives it, or what is wrong. */
export type Checked =
  | {readonly ok: true; readonly data: unknown}
  | {readonly ok: false; readonly issue: Issue | undefined};

/** Checks an input by its endpoint: a large one a part at a time, so that others go on meanwhile. Rule: WAY12. */
export async function checkInput({input, inTurns}: Endpoint, given: unknown): Promise<Checked> {
  if (!inTurns) return check(input, given);
  const {outer, list, item} = inTurns;
  const whole = check(outer, given);
  const items = isRecord(given) ? given[list] : undefined;
  if (!whole.ok || !Array.isArray(items) || !isRecord(whole.data)) return whole.ok ? check(input, given) : whole;
  const breathe = startTurns();
  const data: unknown[] = [];
  for (const [at, one] of items.entries()) {
    const checked = check(item, one, [list, at]);
    if (!checked.ok) return checked;
    data.push(checked.data);
    const pause = breathe();
    if (pause) await pause;
  }
  return {ok: true, data: {...whole.data, [list]: data}};
}

function check(schema: z.ZodType, given: unknown, place: readonly PropertyKey[] = []): Checked {
  const checked = schema.safeParse(given);
  if (checked.success) return {ok: true, data: checked.data};
  const issue = checked.error.issues[0];
  return {ok: false, issue: issue && {path: [...place, ...issue.path], message: issue.message}};
}
