import type {BookRuleRow} from '#contract/bookkeeping/book-rule.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {makeNow} from '#src/data/make-now.ts';
import {planEdit, type RecordPlace} from '#src/data/record.ts';

/** Room between two rules that are numbered anew. */
const positionStep = 1_024;

/**
 * The places that change where one rule goes to another place of the list: its own alone where there is room between its new neighbours, else all
 * are numbered anew.
 *
 * @param rules in their order.
 */
export function planMove(rules: readonly Pick<BookRuleRow, 'id' | 'position'>[], from: number, to: number) {
  const moved = rules[from];
  if (!moved || from === to || to < 0 || to >= rules.length) return [];
  const rest = rules.toSpliced(from, 1);
  const before = rest[to - 1]?.position;
  const after = rest[to]?.position;
  const position =
    before === undefined
      ? (after ?? 0) - positionStep
      : after === undefined
        ? before + positionStep
        : Math.floor((before + after) / 2);
  const hasRoom = (before === undefined || position > before) && (after === undefined || position < after);
  if (hasRoom) return [{id: moved.id, position}];
  return rest
    .toSpliced(to, 0, moved)
    .map(({id}, place) => ({id, position: (place + 1) * positionStep}))
    .filter(({id, position: next}) => rules.find((rule) => rule.id === id)?.position !== next);
}

/** Moves a rule, as one act; answers whether it went anywhere. Rule: RUL15. */
export async function moveRule(
  place: RecordPlace,
  rules: readonly BookRuleRow[],
  {from, to}: {readonly from: number; readonly to: number},
): Promise<boolean> {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const places = planMove(rules, from, to);
  const groupId = places.length > 1 ? makeNow().createId() : null;
  const changes = places.flatMap(({id, position}) => {
    const row = byId.get(id);
    const planned = row && planEdit(place, 'bookRules', row, {position}, groupId === null ? {} : {groupId});
    return planned?.ok && planned.value ? [planned.value] : [];
  });
  if (changes.length === 0) return false;
  await recordChange(place.database, ...changes);
  return true;
}
