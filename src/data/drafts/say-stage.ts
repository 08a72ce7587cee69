import type {DraftStage} from '#src/data/formation/read-stage.ts';
import type {TextParams} from '#src/i18n/use-text.ts';

/** Where a draft is, in words; `when` it was last worked on. */
export function sayStage(
  {name, place, count}: DraftStage,
  when: string,
  text: (key: 'steps' | 'pay' | 'paid', params?: TextParams) => string,
): string {
  if (name === 'paid') return text('paid');
  return name === 'steps' ? text('steps', {place, count, when}) : text('pay', {when});
}
