import {CalendarClock, Hand} from 'lucide-react';
import {listDueDates} from '#contract/renewals/list-due-dates.ts';
import type {es} from '#src/features/companies/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {IconLine} from '#src/ui/display/icon-line.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {isRenewed} from './is-renewed.ts';
import {listNeeds} from './list-tasks.ts';
import type {HomeCompany} from './read-home.ts';
import {sayNeed, sayNext} from './say-need.ts';

/** What a company wants of its person first, else what falls due next for it. Rule: HOM5. */
export function NeedLine({one}: {readonly one: HomeCompany}) {
  const text = useText<typeof es>('companies');
  const language = useLanguage();
  const format = useFormat();
  const words = {text, language, format};
  // The renewal of the plan has a line of its own for who pays it.
  const need = listNeeds(one, format.today()).find(({kind}) => kind !== 'charge' || !isRenewed(one));
  const said = need ? sayNeed(need, words) : null;
  if (said !== null)
    return (
      <IconLine icon={<Hand size={16} strokeWidth={1.75} aria-hidden />}>
        <Text as="span" tone="accent" isStrong>
          {text('cardNeeds', {what: said})}
        </Text>
      </IconLine>
    );
  const next = listDueDates(one, one.renewals, format.now()).find(({kind}) => kind !== 'plan' || !isRenewed(one));
  if (!next) return null;
  return (
    <IconLine icon={<CalendarClock size={16} strokeWidth={1.75} aria-hidden />}>
      {text('cardNext', {what: sayNext(next, words)})}
    </IconLine>
  );
}
