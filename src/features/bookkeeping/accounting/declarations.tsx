import {memo, useState} from 'react';
import {daysUntil, declaredYear, isFinal, type FederalDate} from '#contract/companies/due-dates.ts';
import {civilDateIn} from '#contract/kernel/dates.ts';
import {federalTimeZone} from '#contract/renewals/list-due-dates.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {nameDeclaration} from '#src/data/device/dates/say-due-notice.ts';
import {useExample} from '#src/data/example/example-mode.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {pathTo} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Why} from '#src/ui/display/why.tsx';
import {useArriving} from '#src/ui/layout/arrival.ts';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useAccountingText} from './use-accounting-text.ts';
import {useDeclarations} from './use-declarations.ts';

/** What the company declares to the IRS next, with the reason of its day, and what is next in the person's other companies. Rule: ANL8. */
export const Declarations = memo(function Declarations({company}: {readonly company: MyCompany}) {
  const text = useAccountingText();
  const language = useLanguage();
  const isExample = useExample();
  const found = useDeclarations();
  // As whoever listed them counts: by the day of the IRS, not by the person's own.
  const [today] = useState(() => civilDateIn(federalTimeZone, Date.now()));
  useArriving(found === undefined);
  if (!found) return null;
  const own = found.find((one) => one.company.id === company.id)?.dates ?? [];
  const others = found.filter((one) => one.company.id !== company.id && one.dates.length > 0);
  return (
    <>
      {own.length > 0 && (
        <section>
          <SectionHead title={text('declarations')} />
          <Stack gap={4}>
            {own.map((date) => (
              <Declaration key={`${date.form} ${date.day}`} {...{date, company, today}} />
            ))}
            {!isExample && (
              <Row>
                <ButtonLink href={pathTo.company(language, company.id)}>{text('seeCompany')}</ButtonLink>
              </Row>
            )}
          </Stack>
        </section>
      )}
      {others.length > 0 && <OtherCompanies {...{others, today}} />}
    </>
  );
});

type DeclarationProps = {readonly date: FederalDate; readonly company: MyCompany; readonly today: string};

function Declaration({date, company, today}: DeclarationProps) {
  const text = useAccountingText();
  const format = useFormat();
  const language = useLanguage();
  const count = daysUntil(date.day, today);
  const day = format.day(date.day, 'weekday');
  const year = String(declaredYear(date, company.dissolvedOn));
  return (
    <div>
      <Text isStrong>{nameDeclaration(date, language)}</Text>
      {count < 0 ? (
        <Text tone="warn">{text('dueOver', {day})}</Text>
      ) : (
        <Text tone="muted">
          {text('declares', {year})} {text('dueIn', {day, count})}
        </Text>
      )}
      <Why question={text('why')}>
        <Stack gap={2}>
          <p>{text(`why.${date.form}`)}</p>
          <p>{text(isFinal(date, company.dissolvedOn) ? 'whyEnded' : 'whyMoved')}</p>
          <p>{text('whySource')}</p>
        </Stack>
      </Why>
    </div>
  );
}

type OtherCompaniesProps = {
  readonly others: readonly {readonly company: MyCompany; readonly dates: readonly FederalDate[]}[];
  readonly today: string;
};

function OtherCompanies({others, today}: OtherCompaniesProps) {
  const text = useAccountingText();
  const format = useFormat();
  const language = useLanguage();
  return (
    <section>
      <SectionHead title={text('others')} />
      <Stack gap={3}>
        {others.flatMap(({company, dates}) =>
          dates.map((date) => {
            const count = daysUntil(date.day, today);
            const day = format.day(date.day, 'medium');
            return (
              <div key={`${company.id} ${date.form} ${date.day}`}>
                <p>
                  <Link look="plain" href={pathTo.company(language, company.id)}>
                    {company.name}
                  </Link>{' '}
                  · {nameDeclaration(date, language)}
                </p>
                <Text tone={count < 0 ? 'warn' : 'muted'}>
                  {count < 0 ? text('otherOver', {day}) : text('otherDue', {day, count})}
                </Text>
              </div>
            );
          }),
        )}
      </Stack>
    </section>
  );
}
