import type {CompanyWay} from '#contract/companies/read-company-way.ts';
import {ownsPart} from '#contract/formation/shares.ts';
import {recordElection} from '#contract/desk/record-election.ts';
import {openEin} from '#contract/desk/open-ein.ts';
import {writeF8832} from '#contract/desk/write-f8832.ts';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import {openSealedNumber} from '#contract/orders/open-sealed-number.ts';
import {readFiling} from '#contract/orders/read-filing.ts';
import {callServer} from '#src/data/calls/server.ts';
import {jobs} from '#src/data/jobs.ts';
import {saveFile} from '#src/data/save-file.ts';

/** What became of a form: `noEin` says why its EIN is empty; null where it is not. */
type MadeF8832 = {readonly open: readonly string[]; readonly noEin: 'company.no-ein' | 'company.ein-broken' | null};

type Wish = {
  readonly orderId: string;
  readonly way: CompanyWay;
  readonly askedOn: string;
  readonly effectiveOn: string;
};

/**
 * Notes what the owner asked for, fills the form in the worker and gives it to the browser's downloads. The company's EIN and an only owner's number
 * are opened for it, which the owner can read, and are in memory alone. Rules: ELC1, ELC3, ELC4.
 *
 * @returns the lines that are filled in by hand, and why the EIN's is among them.
 */
export async function makeF8832(
  {orderId, way, askedOn, effectiveOn}: Wish,
  signal: AbortSignal,
): Promise<Outcome<MadeF8832>> {
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
  const ein = await callServer(openEin, {companyId: way.id}, {signal});
  const noEin = ein.ok ? null : reasonOf(ein.failure.reason);
  // Without a network, or too often at once: it is tried again whole.
  if (!ein.ok && noEin === null) return ein;
  const {constitutedOn} = way.formation;
  const numbers = {number, ein: ein.ok ? ein.value.ein : null};
  const written = writeF8832({name: way.name, constitutedOn, order: order.value, ...numbers, effectiveOn});
  const made = await jobs.run(async (api) => api.fillF8832(written), signal);
  if (!made.ok) return made;
  saveFile(`8832 ${way.name}.pdf`, new Uint8Array(made.value), 'application/pdf');
  return succeed({open: written.open, noEin});
}

function reasonOf(reason: string): MadeF8832['noEin'] {
  return reason === 'company.no-ein' || reason === 'company.ein-broken' ? reason : null;
}
