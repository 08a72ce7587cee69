import {FilePen} from 'lucide-react';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {factsOn, judgedToday} from '#src/data/formation/facts-on.ts';
import {draftAddress} from '#src/data/formation/draft-address.ts';
import {readStage} from '#src/data/formation/read-stage.ts';
import {useDrafts} from '#src/data/formation/use-drafts.ts';
import {useNavigate} from '#src/routing/routing.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import type {PaletteEntry} from './entry.ts';
import type {es} from './text/es.ts';

/** Every company that was begun and not paid yet, with where it goes on: "Continúa tu LLC: paso 4 de 8, hace 2 días". Rule: PAL5. Source: ux.md U6. */
export function useDraftEntries(): PaletteEntry[] {
  const text = useText<typeof es>('palette');
  const language = useLanguage();
  const navigate = useNavigate();
  const format = useFormat();
  const drafts = (useDrafts()?.all ?? []).filter((one) => one.isTouched);
  return drafts.map((one) => {
    const {draft, workedAt} = one;
    const stage = readStage(one, factsOn(judgedToday()));
    const {name, place, count} = stage;
    const said = {what: text(`draft.${whatOf(draft)}`), place, count, when: format.relative(workedAt)};
    return {
      id: `draft:${draft.id}`,
      section: 'drafts',
      label: text(name === 'steps' ? 'draft.steps' : 'draft.pay', said),
      context: draft.title || draft.nameOne.trim() || undefined,
      aliases: 'continue draft unfinished company',
      icon: <FilePen size={16} aria-hidden />,
      run: () => void navigate(draftAddress('user', draft, stage, language)),
    };
  });
}

/** By what its person calls it: the type of company that is made, once it is chosen. */
function whatOf({kind, type}: CompanyDraft) {
  return kind === 'create' && type !== null ? type : kind;
}
