import {moveCompany} from '#contract/companies/move-company.ts';
import type {CompanyWay} from '#contract/companies/read-company-way.ts';
import {readEin} from '#contract/formation/check-steps.ts';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import {maskEin} from '#contract/sealing/masks.ts';
import {callServer} from '#src/data/calls/server.ts';
import {findSealingKey} from '#src/data/sealing/sealing-key.ts';
import {sealValue} from '#src/data/sealing/seal-value.ts';
import {hasTwoNames, kindOf, readTypedEin, type MoveValues} from './read-move.ts';

/** Moves a company as it was filled in; the EIN leaves this device sealed. @param id of the move: a repeat changes nothing. */
export async function sendMove(
  way: CompanyWay,
  {id, values}: {readonly id: string; readonly values: MoveValues},
  signal: AbortSignal,
) {
  const {toStatus, namesRefused, day, note, mails, skipReason, documentIds} = values;
  const ein = await sealEin(way.id, readTypedEin(way, values));
  if (!ein.ok) return ein;
  const input = {
    id,
    companyId: way.id,
    seenMoveId: way.moves.at(-1)?.id ?? null,
    toStatus,
    namesRefused,
    // Of an order with one name there is nothing to choose.
    registered: hasTwoNames(way, values) ? values.registered : null,
    day: day ?? '',
    note,
    skipReason: kindOf(way, values) === 'skip' ? skipReason : null,
    ein: ein.value,
    documentIds: [...documentIds],
    mails,
  };
  return callServer(moveCompany, input, {signal});
}

async function sealEin(companyId: string, typed: string): Promise<Outcome<string | null>> {
  const digits = readEin(typed);
  if (digits === null) return succeed(null);
  const key = await findSealingKey();
  if (!key.ok) return key;
  return succeed(await sealValue(key.value, {clear: digits, mask: maskEin(digits), rowId: companyId, field: 'ein'}));
}
