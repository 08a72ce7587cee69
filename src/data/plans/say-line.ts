import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {dutyKinds} from '#contract/catalogue/ids.ts';
import type {OrderLine} from '#contract/catalogue/price-order.ts';
import {usStateCodes} from '#contract/companies/us-states.data.ts';
import {sayState} from '#src/data/states/name-state.ts';
import type {Language} from '#src/i18n/languages.ts';
import type {Translate} from '#src/i18n/use-text.ts';
import {planNames} from './plan-names.ts';
import type {es} from './text/es.ts';

/** What says a line; `day` is the civil date whose catalogue names what is sold. */
export type LineWords = {readonly text: Translate<typeof es>; readonly language: Language; readonly day: string};

/** What a line of an order is for, in words, with how long it is paid for. */
export function sayLine(line: OrderLine, words: LineWords): string {
  const {text} = words;
  const name = nameLine(line, words);
  return line.period === 'once' ? name : text(`line.${line.period}`, {name});
}

function nameLine({kind, id, count}: OrderLine, {text, language, day}: LineWords): string {
  if (kind === 'coupon') return text('line.coupon', {code: id});
  if (kind === 'state-filing') {
    const code = usStateCodes.find((one) => one === id);
    return text('line.filing', code ? sayState(language, code) : {inState: id});
  }
  if (kind === 'handling') return text('line.handling', {what: sayDuty(id, text)});
  if (kind === 'state-fee') return text('line.stateFee', {what: sayDuty(id, text)});
  if (kind === 'state-late') return text('line.stateLate');
  if (kind === 'forwarding' || kind === 'shredding') return text(`line.${kind}`) + (count > 1 ? ` × ${count}` : '');
  if (kind === 'plan') {
    const plan = Object.entries(planNames).find(([planId]) => planId === id)?.[1];
    return text('line.plan', {plan: plan ?? id});
  }
  const service = readCatalogue(day).services.services.find((one) => one.id === id);
  return (service?.words[language].name ?? id) + (count > 1 ? ` × ${count}` : '');
}

/** `report:2026` or `dissolution`, in words. */
function sayDuty(id: string, text: LineWords['text']): string {
  if (id === 'dissolution') return text('duty.dissolution');
  const [kind, period = ''] = id.split(':');
  const duty = dutyKinds.find((one) => one === kind);
  return duty === undefined ? id : `${text(`duty.${duty}`)} ${period}`;
}
