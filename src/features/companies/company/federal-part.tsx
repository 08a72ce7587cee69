import {useState} from 'react';
import {daysUntil, type FederalDate} from '#contract/companies/due-dates.ts';
import {civilDateIn} from '#contract/kernel/dates.ts';
import {federalTimeZone} from '#contract/renewals/list-due-dates.ts';
import {nameDeclaration} from '#src/data/device/dates/say-due-notice.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {words} from './text/words.ts';

/** What a company declares to the IRS next, and what is over if it was not filed; nothing where none is known. Rules: DUE4, DUE5. */
export function FederalPart({dates}: {readonly dates: readonly FederalDate[]}) {
  const text = useText<typeof words>('companies/company');
  const format = useFormat();
  const language = useLanguage();
  // As whoever listed them counts: by the day of the IRS, not by the person's own.
  const [today] = useState(() => civilDateIn(federalTimeZone, Date.now()));
  if (dates.length === 0) return null;
  return (
    <section>
      <SectionHead title={text('federal')} />
      <Stack gap={2}>
        {dates.map((date) => {
          const day = format.day(date.day, 'long');
          const count = daysUntil(date.day, today);
          return (
            <div key={`${date.form} ${date.day}`}>
              <Text isStrong>{nameDeclaration(date, language)}</Text>
              {count < 0 ? (
                <Text tone="warn">{text('federalOver', {day})}</Text>
              ) : (
                <Text tone="muted">{text('dueIn', {day, count})}</Text>
              )}
            </div>
          );
        })}
      </Stack>
    </section>
  );
}
