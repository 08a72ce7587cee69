import type {FederalDate} from '#contract/companies/due-dates.ts';
import {nameDeclaration} from '#src/data/device/dates/say-due-notice.ts';
import type {es} from '#src/features/dissolution/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

/** Until which day the last declaration of a dissolved company goes to the IRS. Rules: DUE3, DUE5. */
export function FinalDates({dates}: {readonly dates: readonly FederalDate[]}) {
  const text = useText<typeof es>('dissolution');
  const format = useFormat();
  const language = useLanguage();
  if (dates.length === 0) return null;
  return (
    <section>
      <SectionHead title={text('final.title')} />
      <Stack gap={2}>
        <Facts
          facts={dates.map((date) => ({name: nameDeclaration(date, language), value: format.day(date.day, 'long')}))}
        />
        <Text tone="muted" size="small">
          {text('final.text')}
        </Text>
      </Stack>
    </section>
  );
}
