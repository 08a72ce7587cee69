import {daysUntil} from '#contract/companies/due-dates.ts';
import type {RenewalPeriod} from '#contract/renewals/list-renewals.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import type {CompanyRenewals} from '#src/data/renewals/read-company-renewals.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {words} from './text/words.ts';

type RenewalPartProps = {readonly company: MyCompany; readonly renewals: CompanyRenewals};

/** What a company owes its state next, and the way to all of it; nothing of one that no state formed. Source: S2.18, mockup `company`. */
export function RenewalPart({company, renewals}: RenewalPartProps) {
  const text = useText<typeof words>('companies/company');
  const language = useLanguage();
  const periods = renewals?.periods ?? [];
  // One that is dissolved owes nothing; what was done for it is still read.
  if (company.state === null || (company.dissolvedOn !== null && periods.length === 0)) return null;
  const filing = periods.filter(({done}) => done && done.paidAt !== null && done.filedOn === null);
  const next = periods.find(({status}) => status !== 'ALREADY_RENEWED');
  return (
    <section>
      <SectionHead title={text('renewal')} />
      <Stack gap={2}>
        {filing.map(({what, period}) => (
          <div key={`${what}-${period}`}>
            <Text isStrong>{text('ofPeriod', {what: text(`duty.${what}`), period: String(period)})}</Text>
            <Text tone="muted">{text('filing')}</Text>
          </div>
        ))}
        {next ? <Next period={next} /> : null}
        <Link href={pathTo.renewal(language, company.id)}>{text('seeRenewal')}</Link>
      </Stack>
    </section>
  );
}

function Next({period}: {readonly period: RenewalPeriod<unknown>}) {
  const text = useText<typeof words>('companies/company');
  const format = useFormat();
  const {what, dueDay, status} = period;
  const day = format.day(dueDay, 'long');
  const count = Math.max(0, daysUntil(dueDay, format.today()));
  return (
    <div>
      <Text isStrong>{text('ofPeriod', {what: text(`duty.${what}`), period: String(period.period)})}</Text>
      {status === 'OVERDUE' ? (
        <Text tone="warn">{text('dueOver', {day})}</Text>
      ) : (
        <Text tone="muted">{text('dueIn', {day, count})}</Text>
      )}
    </div>
  );
}
