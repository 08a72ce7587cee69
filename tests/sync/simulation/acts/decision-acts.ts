import {listAttention, listConflicts} from '#sync/attention/list-attention.ts';
import {bringBack} from '#sync/attention/bring-back.ts';
import {discardWaiting} from '#sync/attention/discard-waiting.ts';
import {listSettled, type Decision} from '#sync/attention/settled.ts';
import {settleAttention} from '#sync/attention/settle-attention.ts';
import {listPending} from '#sync/outbox/list-pending.ts';
import type {Making} from '#sync/outbox/undo-last.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {draftOfBoth, findConflicts} from '#src/features/activity/conflicts/find-conflicts.ts';
import {verdictsForAll} from '#src/features/activity/conflicts/verdicts.ts';
import {pickFrom} from '#tests/sync/simulation/world/dice.ts';

/** As the product decides: where money goes, and days. */
const alone = new Set(['amountUnits', 'currency', 'date', 'accountId', 'openingUnits', 'openingDate']);
const isAlone = (_table: string, field: string) => alone.has(field);

/** What people decide beyond all of one change alike, as often as it is listed. */
export const decisionActNames = [
  'decide-one',
  'decide-one',
  'decide-one',
  'decide-one',
  'decide-both',
  'decide-both',
  'decide-together',
  'bring-back',
  'bring-back',
  'bring-back',
  'bring-back',
  'discard-waiting',
  'discard-waiting',
] as const;

/** One of {@link decisionActNames}. */
export type DecisionActName = (typeof decisionActNames)[number];

/** Who does it where, and the numbers that decide on what. */
export type DecisionActing = {
  readonly database: LocalDatabase;
  readonly spaceId: string;
  readonly pick: number;
  readonly pickOther: number;
  readonly mayTakeOut: (changeIds: readonly string[]) => void;
};

/** Decides, or takes a decision back, as a screen would. Rejects as a failing disk does. */
export async function actOnDecisions(name: DecisionActName, acting: DecisionActing, making: Making): Promise<void> {
  const {database, pick, pickOther, mayTakeOut} = acting;
  if (name === 'bring-back') {
    const chosen = pickFrom(await listSettled(database), pick);
    if (!chosen) return;
    mayTakeOut(chosen.made.map(({id}) => id));
    await bringBack(database, chosen.id, making);
  } else if (name === 'discard-waiting') {
    const local = (await listPending(database, 500)).filter(({state}) => state === 'local');
    const chosen = pickFrom(local, pick);
    const record = chosen && (await database.outbox.get(chosen.order));
    if (!record) return;
    mayTakeOut([record.id]);
    await discardWaiting(database, record.order, making);
  } else if (name === 'decide-together') {
    const conflicts = findConflicts(await listConflicts(database, acting.spaceId), isAlone);
    await settleAttention(database, making, verdictsForAll(conflicts, keepBy(pickOther)));
  } else if (name === 'decide-one') {
    const record = pickFrom(await listAttention(database), pick);
    const refusal = pickFrom(record?.refusals ?? [], pickOther);
    if (!record || !refusal) return;
    const {rowId, field} = refusal;
    const decisions = [{rowId, field, keep: keepBy((pickOther * 97) % 1)}];
    await settleAttention(database, making, [{id: record.id, decisions}]);
  } else await decideBoth(acting, making);
}

/** Every field of one row in conflict, its texts by a text of both. */
async function decideBoth({database, pick, pickOther}: DecisionActing, making: Making): Promise<void> {
  const rows = findConflicts(await listAttention(database), isAlone).flatMap((conflict) => conflict.rows);
  const withText = rows.filter(({fields}) => fields.some(({isText}) => isText));
  const chosen = pickFrom(withText, pick);
  if (!chosen) return;
  const {record, rowId, fields} = chosen;
  const decisions = fields.map((one): Decision => {
    const {field, isText} = one;
    return isText
      ? {rowId, field, keep: 'mine', value: draftOfBoth(one).trim() || null}
      : {rowId, field, keep: keepBy(pickOther)};
  });
  await settleAttention(database, making, [{id: record.id, decisions}]);
}

function keepBy(fraction: number): 'mine' | 'theirs' {
  return fraction < 0.6 ? 'mine' : 'theirs';
}
