import {draftAddress} from '#src/data/formation/draft-address.ts';
import {factsOn, judgedToday} from '#src/data/formation/facts-on.ts';
import {readStage} from '#src/data/formation/read-stage.ts';
import {useDrafts} from '#src/data/formation/use-drafts.ts';
import type {es} from '#src/features/companies/text/es.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import type {OtherWork} from './list-tasks.ts';

/** Orders that are placed and wait for their payment, with where they are paid. */
export function useUnpaid(): OtherWork['unpaid'] {
  const text = useText<typeof es>('companies');
  const language = useLanguage();
  const facts = factsOn(judgedToday());
  return (useDrafts()?.all ?? []).flatMap((read) => {
    const {draft} = read;
    const stage = readStage(read, facts);
    if (stage.name !== 'paying') return [];
    const name = draft.title || draft.nameOne.trim() || text(`begin.${draft.kind}`);
    return [{id: draft.id, name, href: draftAddress('user', draft, stage, language)}];
  });
}
