import {withCompany} from '#src/features/bookkeeping/with-company.tsx';
import {useSearchParams} from '#src/routing/routing.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Checkbox} from '#src/ui/fields/choice/checkbox.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {OffPaper} from '#src/ui/checkout/off-paper.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {useBooksNames} from '#src/features/bookkeeping/list/names.ts';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {LedgerReport} from './ledger-report.tsx';
import {isTableReport, readReportAddress, reportKinds, reportPeriods, type ReportKind} from './report-address.ts';
import {TableReportView} from './table-report.tsx';

export const Screen = withCompany(ReportsPage);

/** Reports that have the same days of the year before beside them. */
const comparable: ReadonlySet<ReportKind> = new Set(['profit-loss', 'balance', 'cash-flow']);

/** A company's reports; which one, of which days, is in the address. Rules: RPT1 to RPT11. */
function ReportsPage({company}: {readonly company: MyCompany}) {
  const text = useBooksText();
  const format = useFormat();
  const names = useBooksNames();
  const places = usePlaces(company.id);
  const [search, setSearch] = useSearchParams();
  const address = readReportAddress(search, format.today());
  const {report, period, from, to} = address;
  const set = (patch: Readonly<Record<string, string | null>>): void =>
    setSearch((last) => {
      const next = new URLSearchParams(last);
      for (const [key, value] of Object.entries(patch)) {
        if (value === null) next.delete(key);
        else next.set(key, value);
      }
      return next;
    });
  if (!names) return null;
  return (
    <>
      <PageHead title={text('reports')} lead={text('reportsText')} />
      <Page>
        <Stack gap={5}>
          <OffPaper>
            <Stack gap={5}>
              <Columns>
                <SelectField
                  label={text('reportKind')}
                  value={report}
                  options={reportKinds.map((id) => ({id, label: text(`report_${id}`), hint: text(`reportHint_${id}`)}))}
                  onChange={(id) => set({report: id, start: null})}
                />
                <SelectField
                  label={text('reportPeriod')}
                  value={period}
                  options={reportPeriods.map((id) => ({id, label: text(`reportPeriod_${id}`)}))}
                  onChange={(id) =>
                    set({period: id, from: id === 'own' ? from : null, to: id === 'own' ? to : null, start: null})
                  }
                />
              </Columns>
              {period === 'own' && (
                <Columns>
                  <DateField
                    label={text('reportFrom')}
                    value={from}
                    error={from > to ? text('reportDaysWrong') : null}
                    onChange={(day) => day !== null && set({from: day, start: null})}
                  />
                  <DateField
                    label={text('reportTo')}
                    value={to}
                    onChange={(day) => day !== null && set({to: day, start: null})}
                  />
                </Columns>
              )}
              {comparable.has(report) && (
                <Checkbox isSelected={address.isCompared} onChange={(isOn) => set({compare: isOn ? 'yes' : null})}>
                  {text('reportCompare')}
                </Checkbox>
              )}
            </Stack>
          </OffPaper>
          <Text tone="muted">
            {text(`report_${report}`)} · {company.name} ·{' '}
            {text('reportDays', {from: format.day(from, 'medium'), to: format.day(to, 'medium')})}
          </Text>
          {from <= to &&
            (isTableReport(report) ? (
              <TableReportView
                address={{...address, report}}
                names={names}
                places={places}
                onCurrency={(currency) => set({currency: currency === 'all' ? null : currency})}
              />
            ) : (
              <LedgerReport
                address={address}
                names={names}
                places={places}
                onChange={({ledger, start}) =>
                  set({...(ledger === undefined ? {} : {ledger}), start: start ? String(start) : null})
                }
              />
            ))}
        </Stack>
      </Page>
    </>
  );
}
