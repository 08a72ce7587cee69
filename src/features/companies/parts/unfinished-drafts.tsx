import {FilePen} from 'lucide-react';
import {readProgress} from '#contract/formation/steps.ts';
import {factsOn} from '#src/data/formation/facts-on.ts';
import {isTouched} from '#src/data/formation/is-touched.ts';
import {useDrafts} from '#src/data/formation/use-drafts.ts';
import {wizardTo} from '#src/routing/routing.ts';
import type {es} from '#src/features/companies/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';

/** Companies that were begun and not ordered yet, each with where it goes on; nothing where there are none. Rule: FRM16. Source: ux.md U6. */
export function UnfinishedDrafts() {
  const text = useText<typeof es>('companies');
  const language = useLanguage();
  const format = useFormat();
  const drafts = (useDrafts() ?? []).filter(isTouched);
  if (drafts.length === 0) return null;
  return (
    <section>
      <SectionHead title={text('drafts')} />
      <ItemList label={text('drafts')}>
        {drafts.map(({draft, passed, workedAt}) => {
          const {place, count} = readProgress(draft, passed, factsOn(format.today()));
          const title = draft.title || draft.nameOne.trim() || text(`draft.${draft.kind}`);
          return (
            <ListItem
              key={draft.id}
              tone="accent"
              icon={<FilePen size={16} strokeWidth={1.75} aria-hidden />}
              title={title}
              text={text('draft.step', {place, count, when: format.relative(workedAt)})}
              actions={
                <ButtonLink
                  href={`${wizardTo.user[draft.kind](language)}?draft=${draft.id}`}
                  label={`${text('draft.act')}: ${title}`}
                >
                  {text('draft.act')}
                </ButtonLink>
              }
            />
          );
        })}
      </ItemList>
    </section>
  );
}
