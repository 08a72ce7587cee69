import {useFormat} from '#src/i18n/use-format.ts';
import type {SeenRow} from '#workers/csv-import/record/comparison.ts';

/** More of a text than this tells no two movements apart, in characters. */
const longestText = 60;

/** Says a movement on one line: day, words, amount. */
export function useSeenRow(currency: string): (row: SeenRow) => string {
  const format = useFormat();
  return ({date, description, amountUnits}) => {
    const words = description.length <= longestText ? description : `${description.slice(0, longestText)}…`;
    return [format.day(date, 'medium'), words, format.signedMoney(amountUnits, currency)].join(' · ');
  };
}
