import {useState} from 'react';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {es} from '#src/features/companies/text/es.ts';
import type {Language} from '#src/i18n/languages.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText, type Translate} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Link} from '#src/ui/actions/link.tsx';
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
        lines={(isWhole ? dates : dates.slice(0, shownCount)).map((date) => {
          const ways = waysOf(date, language);
          return {
            id: date.id,
            start: format.day(date.day),
            main: sayDate(date, text, {language, today: format.today()}),
            href: ways.length === 1 ? (ways[0] ?? null) : null,
            aux: <Whose date={date} ways={ways} />,
            end: date.daysLeft < 0 ? text('dateOver') : text('dateIn', {count: date.daysLeft}),
            isSoon: date.daysLeft <= soonDays,
          };
        })}
      />
      <Why question={text('datesWhy')}>{text('datesWhyText')}</Why>
    </section>
  );
}

/** Where something can be done about it: at one place for all, or at each of its companies. */
function waysOf({kind, companyIds}: HomeDate, language: Language): readonly string[] {
  if (kind === 'boi') return [pathTo.boiReport(language)];
  if (kind === 'plan' || kind === 'service') return [pathTo.subscriptions(language)];
  const place = kind === 'state' ? pathTo.renewal : pathTo.company;
  return companyIds.map((id) => place(language, id));
}

/** The companies, each the way to itself where there are several. */
function Whose({date, ways}: {readonly date: HomeDate; readonly ways: readonly string[]}) {
  const text = useText<typeof es>('companies');
  const format = useFormat();
  const parts = new Intl.ListFormat(format.locale, {type: 'conjunction'}).formatToParts(date.names);
  // Names and what stands between them take turns.
  const said = parts.map(({type, value}, place) => {
    const href = type === 'element' && ways.length > 1 ? ways[place / 2] : undefined;
    return href === undefined ? (
      value
    ) : (
      <Link key={href} look="plain" href={href}>
        {value}
      </Link>
    );
  });
  return (
    <>
      {said}
      {/* Whether a federal declaration was filed nobody tells us. Rule: DUE4. */}
      {date.kind === 'federal' && date.daysLeft < 0 ? ` (${text('dateOverIf')})` : null}
    </>
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
