import type {z} from 'zod';
import {latestToday} from '#contract/companies/check-move.ts';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {ReturnReason} from '#contract/purchases/purchase.ts';
import type {Bought} from '#contract/purchases/read-bought.ts';
import {workOnBought} from '#contract/purchases/work-on-bought.ts';
import {callServer} from '#src/data/calls/server.ts';
import type {FormProblem} from '#src/data/forms/standing-problems.ts';
import {sendProof} from './send-proof.ts';

/** What can be done with something that was bought. */
export type BoughtDo = z.output<typeof workOnBought.input>['act']['do'];

/** What an admin fills in. */
export type BoughtValues = {
  readonly act: BoughtDo;
  readonly day: string | null;
  readonly proof: File | null;
  readonly why: ReturnReason | null;
  readonly note: string;
  /** US cents. */
  readonly fee: number | null;
  readonly tracking: string;
};

/** What can be done with it, the most likely first. What came with the company is not given back by itself. Rule: BUY11. */
export function listActs({kind, isBegun, order}: Bought): readonly BoughtDo[] {
  if (kind === 'find-fee' || kind === 'find-dissolution-fee') return ['fee'];
  // Shredding costs nothing, and is turned down with a reason.
  const back = order === null && kind !== 'shred-mail' ? [] : (['return'] as const);
  if (kind === 'file-renewal') return ['done', ...back];
  return isBegun ? ['done', ...back] : ['begin', 'done', ...back];
}

/** What an act is called: of what cost nothing there is no money to give back. */
export function nameAct({order}: Bought, act: BoughtDo): BoughtDo | 'decline' {
  return act === 'return' && order === null ? 'decline' : act;
}

/** What is missing or holds it up, as the server would say it. Rule: DIS8. */
export function checkBought(
  {kind, isBusy}: Bought,
  {act, day, proof, note, fee}: BoughtValues,
  nowMs: number,
): FormProblem[] {
  if (act === 'fee') return fee === null ? [{field: 'fee', reason: 'admin.bought-fee-missing'}] : [];
  if (act === 'return' && kind === 'shred-mail' && note.trim() === '')
    return [{field: 'note', reason: 'admin.bought-note-missing'}];
  if (act !== 'done') return [];
  // Before the proof is brought: it would stay without being any.
  if (isBusy) return [{field: 'act', reason: 'admin.dissolution-busy'}];
  return [
    ...(day === null || day > latestToday(nowMs) ? [{field: 'day', reason: 'admin.bought-day-wrong'}] : []),
    ...(proof === null && (kind === 'file-renewal' || kind === 'dissolve')
      ? [{field: 'proof', reason: 'admin.bought-proof-missing'}]
      : []),
  ];
}

/** Brings the proof where there is one, then says what was done. */
export async function sendBought(
  {id, companyId, kind}: Bought,
  values: BoughtValues,
  signal: AbortSignal,
): Promise<Outcome<object>> {
  const {act, proof} = values;
  const brought = act === 'done' && proof !== null ? await sendProof({companyId, kind}, proof, signal) : succeed(null);
  if (!brought.ok) return brought;
  return callServer(workOnBought, {id, companyId, kind, act: toAct(values, brought.value)}, {signal});
}

function toAct({act, day, why, note, fee, tracking}: BoughtValues, proofId: string | null) {
  switch (act) {
    case 'begin':
      return {do: act};
    case 'done':
      return {do: act, day: day ?? '', proofId, note, ...(tracking === '' ? {} : {tracking})};
    case 'return':
      return {do: act, why: why ?? 'other', note};
    case 'fee':
      return {do: act, cents: fee ?? 0};
  }
}
