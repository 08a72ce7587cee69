import {CalendarX} from 'lucide-react';
import type {UndatedDuty} from '#contract/renewals/date-duties.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {sayFee} from '#src/features/renewals/say-duty.ts';
import type {es} from '#src/features/renewals/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';

type UndatedPartProps = {readonly company: MyCompany; readonly undated: readonly UndatedDuty[]};

/** What the state asks for without a date that is known, and why. Rule: RNW4. */
export function UndatedPart({company, undated}: UndatedPartProps) {
  const language = useLanguage();
  // What was ordered says it itself.
  const mayTell = company.origin === 'added' && company.role === 'owner';
  const text = useText<typeof es>('renewals');
  const format = useFormat();
  if (undated.length === 0) return null;
  return (
    <section>
      <SectionHead title={text('undatedTitle')} />
      <ItemList label={text('undatedTitle')}>
        {undated.map(({what, rule, lacks}) => (
          <ListItem
            key={what}
            icon={<CalendarX size={20} strokeWidth={1.75} aria-hidden />}
            title={text(`duty.${what}`)}
            text={text(`lacks.${lacks}`)}
            meta={`${text('fee')}: ${sayFee(rule, {text, format})}`}
            {...(lacks === 'constitution' && mayTell
              ? {actions: <ButtonLink href={pathTo.company(language, company.id)}>{text('tellFormed')}</ButtonLink>}
              : {})}
          />
        ))}
      </ItemList>
    </section>
  );
}
