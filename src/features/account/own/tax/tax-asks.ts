import {readTaxCountry, readTaxRecord, saveTaxRecord, type TaxRecord} from '#contract/account/tax-record.ts';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import {tryRepeatedly} from '#src/data/calls/ask-repeatedly.ts';
import {callServer} from '#src/data/calls/server.ts';

/** What the form begins with; `isGuess` where the country of residence is where the call came from. */
export type TaxStart = {readonly record: TaxRecord; readonly isGuess: boolean};

const empty: TaxRecord = {taxResidenceCountry: null, countryTaxId: null, nationality: null, countriesWorkedFrom: []};

/** Asks for the record, twice; without one, once, for the country to begin with. Rule: ACC30. Source: S7.19, S7.20. */
export async function readTax(signal: AbortSignal): Promise<Outcome<TaxStart>> {
  const kept = await tryRepeatedly(async () => callServer(readTaxRecord, {}, {signal}), {signal, tries: 2});
  if (!kept.ok) return kept;
  if (kept.value) return succeed({record: kept.value, isGuess: false});
  const answer = await callServer(readTaxCountry, {}, {signal});
  const taxResidenceCountry = answer.ok ? answer.value.country : null;
  return succeed({record: {...empty, taxResidenceCountry}, isGuess: taxResidenceCountry !== null});
}

/** Keeps the record; doing it twice changes nothing, so it is tried three times. Rule: ACC30. Source: S7.18. */
export async function saveTax(record: TaxRecord, signal: AbortSignal): Promise<Outcome<TaxRecord>> {
  return tryRepeatedly(async () => callServer(saveTaxRecord, record, {signal}), {signal});
}
