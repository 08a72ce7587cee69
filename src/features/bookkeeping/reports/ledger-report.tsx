import {useMemo} from 'react';
import {FileSpreadsheet} from 'lucide-react';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import {OffPaper} from '#src/ui/checkout/off-paper.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useAnswer} from '#src/data/calls/use-answer.ts';
import {useBooks, useBooksEvent} from '#src/data/database/books.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {LedgerChoice} from '#workers/books/ledger/report.ts';
import {ExportMenu} from './export-menu.tsx';
import {LedgerTable} from './ledger-table.tsx';
import type {ReportAddress} from './report-address.ts';
import {nameLine} from './report-words.ts';
import type {Places} from '#src/features/bookkeeping/list/use-places.ts';

/** Postings on one page. */
const pageSize = 100;

type LedgerReportProps = {
  readonly address: ReportAddress;
  readonly names: BooksNames;
  readonly places: Places;
  readonly onChange: (patch: {readonly ledger?: string; readonly start?: number}) => void;
};

const keyOf = ({account, currency}: Pick<LedgerChoice, 'account' | 'currency'>): string => `${account} ${currency}`;

/** The general ledger: an account, then its postings page by page. Rule: RPT10. */
export function LedgerReport({address, names, places, onChange}: LedgerReportProps) {
  const text = useBooksText();
  const format = useFormat();
  const {from, to, start} = address;
  const ledgers = useLedgers(to);
  const chosen = ledgers?.find((one) => keyOf(one) === address.ledger) ?? ledgers?.[0];
  const page = usePage(chosen, address);
  if (!ledgers) return <Skeleton height={320} />;
  if (!chosen)
    return (
      <EmptyState icon={<FileSpreadsheet size={20} aria-hidden />} title={text('reportEmpty')}>
        {text('reportEmptyText')}
      </EmptyState>
    );
  const title = text('report_ledger');
  const nameOf = ({name}: LedgerChoice): string => nameLine(name, names, text);
  const headings = (
    ['date', 'account', 'counter', 'merchant', 'description', 'debit', 'credit', 'balance', 'currency', 'id'] as const
  ).map((key) => text(`ledger_${key}`));
  const last = page ? Math.min(page.start + pageSize, page.entryCount) : 0;
  return (
    <Stack gap={4}>
      <Columns>
        <SelectField
          label={text('ledger_account')}
          value={keyOf(chosen)}
          options={ledgers.map((one) => ({id: keyOf(one), label: nameOf(one), hint: one.currency}))}
          onChange={(ledger) => onChange({ledger, start: 0})}
        />
      </Columns>
      <OffPaper>
        <Row>
          <ExportMenu
            name={`${title} ${from} ${to}`}
            names={names}
            period={address}
            write={async (books, kind) => {
              const made = await books.writeLedger({
                format: kind,
                sheetName: title,
                ledgers: ledgers.map(({account, currency}) => ({account, currency})),
                from,
                to,
                headings,
                names: Object.fromEntries(ledgers.map((one) => [one.account, nameOf(one)])),
                openingWord: text('column_opening'),
              });
              return made.file;
            }}
          />
        </Row>
      </OffPaper>
      {page ? (
        <LedgerTable page={page} currency={chosen.currency} label={nameOf(chosen)} names={names} places={places} />
      ) : (
        <Skeleton height={320} />
      )}
      {page && page.entryCount > pageSize && (
        <Row>
          <Button
            blockedReason={start === 0 ? text('ledgerFirst') : null}
            onPress={() => onChange({start: Math.max(0, start - pageSize)})}
          >
            {text('ledgerBack')}
          </Button>
          <Button
            blockedReason={last >= page.entryCount ? text('ledgerLast') : null}
            onPress={() => onChange({start: start + pageSize})}
          >
            {text('ledgerOn')}
          </Button>
          <Text tone="muted" size="small">
            {text('ledgerRange', {
              from: format.number(page.start + 1),
              to: format.number(last),
              count: format.number(page.entryCount),
            })}
          </Text>
        </Row>
      )}
      <Text tone="muted" size="small">
        {text('ledgerSigns')}
      </Text>
    </Stack>
  );
}

function useLedgers(to: string): readonly LedgerChoice[] | undefined {
  const books = useBooks();
  const revision = useBooksEvent()?.view.revision ?? 0;
  const ask = useMemo(() => (books ? async () => books.listLedgers(to) : null), [books, to]);
  return useAnswer(ask, revision);
}

function usePage(chosen: LedgerChoice | undefined, {from, to, start}: ReportAddress) {
  const books = useBooks();
  const revision = useBooksEvent()?.view.revision ?? 0;
  const {account, currency} = chosen ?? {};
  const ask = useMemo(() => {
    if (!books || account === undefined || currency === undefined) return null;
    const question = {account, currency, from, to, start, count: pageSize};
    return async () => ({question, page: await books.readLedger(question)});
  }, [books, account, currency, from, to, start]);
  const answer = useAnswer(ask, revision);
  const {question} = answer ?? {};
  const isThis = question?.account === account && question?.currency === currency && question?.start === start;
  return isThis && question?.from === from && question.to === to ? answer?.page : undefined;
}
