import {useState} from 'react';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {es} from '#src/features/companies/text/es.ts';
import type {Language} from '#src/i18n/languages.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText, type Translate} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Why} from '#src/ui/display/why.tsx';
import {DateList} from '#src/ui/display/figures/date-list.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import type {HomeDate} from './list-dates.ts';

/** Days that are soon are marked. */
const soonDays = 30;
const shownCount = 5;

/** What falls due next, and by what that is known. Rule: HOM2. */
export function Dates({dates}: {readonly dates: readonly HomeDate[]}) {
  const text = useText<typeof es>('companies');
  const format = useFormat();
  const language = useLanguage();
  const [isWhole, setWhole] = useState(false);
  if (dates.length === 0) return null;
  const list = new Intl.ListFormat(format.locale, {type: 'conjunction'});
  const more =
    dates.length > shownCount && !isWhole ? (
      <Button look="quiet" onPress={() => setWhole(true)}>
        {text('datesAll')}
      </Button>
    ) : undefined;
  return (
    <section>
      <SectionHead title={text('dates')} actions={more} />
      <DateList
        label={text('dates')}
        lines={(isWhole ? dates : dates.slice(0, shownCount)).map((date) => ({
          id: date.id,
          start: format.day(date.day),
          main: sayDate(date, text, {language, today: format.today()}),
          // Whether a federal declaration was filed nobody tells us. Rule: DUE4.
          aux: `${list.format(date.names)}${date.kind === 'federal' && date.daysLeft < 0 ? ` (${text('dateOverIf')})` : ''}`,
          end: date.daysLeft < 0 ? text('dateOver') : text('dateIn', {count: date.daysLeft}),
          isSoon: date.daysLeft <= soonDays,
        }))}
      />
      <Why question={text('datesWhy')}>{text('datesWhyText')}</Why>
    </section>
  );
}

function sayDate(
  date: HomeDate,
  text: Translate<typeof es>,
  {language, today}: {language: Language; today: string},
): string {
  if (date.kind === 'federal')
    return text(date.isIf && date.form !== '1120' ? `dateIf.${date.form}` : `date.${date.form}`);
  if (date.kind === 'state') return text(`date.${date.what}`);
  if (date.kind === 'boi') return text('date.boi');
  if (date.kind === 'plan') return text('date.plan');
  const service = readCatalogue(today).services.services.find(({id}) => id === date.serviceId);
  return text('date.service', {name: service?.words[language].name ?? date.serviceId});
}
