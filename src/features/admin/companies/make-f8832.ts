import type {CompanyWay} from '#contract/companies/read-company-way.ts';
import {ownsPart} from '#contract/formation/shares.ts';
import {recordElection} from '#contract/desk/record-election.ts';
import {writeF8832} from '#contract/desk/write-f8832.ts';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import {openSealedNumber} from '#contract/orders/open-sealed-number.ts';
import {readFiling} from '#contract/orders/read-filing.ts';
import {callServer} from '#src/data/calls/server.ts';
import {jobs} from '#src/data/jobs.ts';
import {saveFile} from '#src/data/save-file.ts';

type Wish = {
  readonly orderId: string;
  readonly way: CompanyWay;
  readonly askedOn: string;
  readonly effectiveOn: string;
};

/**
 * Notes what the owner asked for, fills the form in the worker and gives it to the browser's downloads. An only owner's number is opened for it, which
 * the owner can read, and is in memory alone. Rules: ELC1, ELC3.
 *
 * @returns the lines that are filled in by hand.
 */
export async function makeF8832(
  {orderId, way, askedOn, effectiveOn}: Wish,
  signal: AbortSignal,
): Promise<Outcome<{readonly open: readonly string[]}>> {
  const noted = await callServer(recordElection, {companyId: way.id, askedOn, effectiveOn}, {signal});
  if (!noted.ok) return noted;
  const order = await callServer(readFiling, {id: orderId}, {signal});
  if (!order.ok) return order;
  const [owner, ...others] = order.value.partners.filter(ownsPart);
  let number: string | null = null;
  if (owner && others.length === 0 && owner.taxId !== null) {
    const wanted = {orderId, partnerId: owner.id, field: 'taxId', why: 'filing'} as const;
    const opened = await callServer(openSealedNumber, wanted, {signal});
    if (!opened.ok) return opened;
    ({number} = opened.value);
  }
  const {constitutedOn} = way.formation;
  const written = writeF8832({name: way.name, constitutedOn, order: order.value, number, effectiveOn});
  const made = await jobs.run(async (api) => api.fillF8832(written), signal);
  if (!made.ok) return made;
  saveFile(`8832 ${way.name}.pdf`, new Uint8Array(made.value), 'application/pdf');
  return succeed({open: written.open});
}
