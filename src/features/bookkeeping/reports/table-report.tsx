import {useMemo} from 'react';
import {FileSpreadsheet} from 'lucide-react';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {SegmentedControl} from '#src/ui/actions/segmented-control.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {OffPaper} from '#src/ui/checkout/off-paper.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useAnswer} from '#src/data/calls/use-answer.ts';
import {useBooks, useBooksEvent} from '#src/data/database/books.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import type {Places} from '#src/features/bookkeeping/list/use-places.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {ControlSum, ReportTable, TableReport} from '#workers/books/ledger/report.ts';
import {ExportMenu} from './export-menu.tsx';
import type {ReportAddress} from './report-address.ts';
import {ReportTableView} from './report-table.tsx';
import {fileOfReport} from './report-file.ts';

type TableReportViewProps = {
  readonly address: ReportAddress & {readonly report: TableReport};
  readonly names: BooksNames;
  readonly places: Places;
  readonly onCurrency: (currency: string) => void;
};

/** A report of figures, anew with every change of the books. */
export function TableReportView({address, names, places, onCurrency}: TableReportViewProps) {
  const text = useBooksText();
  const format = useFormat();
  const tables = useReport(address);
  if (!tables) return <Skeleton height={320} />;
  if (tables.length === 0)
    return (
      <EmptyState icon={<FileSpreadsheet size={20} aria-hidden />} title={text('reportEmpty')}>
        {text('reportEmptyText')}
      </EmptyState>
    );
  const shown = tables.filter(({currency}) => currency === address.currency);
  const chosen = shown.length > 0 ? shown : tables;
  const title = text(`report_${address.report}`);
  return (
    <Stack gap={5}>
      <OffPaper>
        <Row>
          {tables.length > 1 && (
            <SegmentedControl
              label={text('reportCurrency')}
              value={chosen.length === 1 ? (chosen[0]?.currency ?? 'all') : 'all'}
              options={[
                {value: 'all', label: text('reportAllCurrencies')},
                ...tables.map(({currency}) => ({value: currency, label: currency})),
              ]}
              onChange={onCurrency}
            />
          )}
          <ExportMenu
            name={`${title} ${address.from} ${address.to}`}
            names={names}
            period={address}
            write={async (books, kind) =>
              books.writeTable({...fileOfReport(chosen, {names, format, text, title}), format: kind})
            }
          />
        </Row>
      </OffPaper>
      {chosen.map((table) => (
        <Stack key={table.currency} gap={2}>
          <ReportTableView label={title} table={table} names={names} places={places} />
          <Controls table={table} />
        </Stack>
      ))}
    </Stack>
  );
}

function Controls({table: {controls, currency}}: {readonly table: ReportTable}) {
  const text = useBooksText();
  const format = useFormat();
  const say = ({check, left, right}: ControlSum): string =>
    text(`control_${check}`, {left: format.money(left, currency), right: format.money(right, currency)});
  if (controls.length === 0) return null;
  return (
    <Text tone="muted" size="small">
      <span data-amount="">{controls.map(say).join(' · ')}</span>
    </Text>
  );
}

function useReport({
  report,
  from,
  to,
  isCompared,
}: TableReportViewProps['address']): readonly ReportTable[] | undefined {
  const books = useBooks();
  const revision = useBooksEvent()?.view.revision ?? 0;
  const ask = useMemo(
    () => (books ? async () => books.readReport({report, from, to, isCompared}) : null),
    [books, report, from, to, isCompared],
  );
  const answer = useAnswer(ask, revision);
  // The last answer stays until the next is there: one of another report or period is none.
  const {question} = answer ?? {};
  const isThis = question?.report === report && question.from === from && question.to === to;
  return isThis && question.isCompared === isCompared ? answer?.tables : undefined;
}
