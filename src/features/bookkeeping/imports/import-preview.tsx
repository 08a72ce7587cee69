import {useState} from 'react';
import {CircleCheck, CircleHelp, Info, TriangleAlert} from 'lucide-react';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {CellText} from '#src/ui/grid/cells/cell-text.tsx';
import {CountGrid} from '#src/ui/grid/bars/count-grid.tsx';
import {PlainTable} from '#src/ui/grid/bars/plain-table.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {BalanceCheck, Overrides} from '#workers/csv-import/reading.ts';
import type {ImportPreview as Preview} from '#workers/host/import-jobs.ts';
import {ColumnsTable} from './columns-table.tsx';
import {describeReason} from './reading-words.ts';
import {ReadingTable} from './reading-table.tsx';
import {RowList} from './row-list.tsx';
import {useSecondsUntil} from './use-seconds-until.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type ImportPreviewProps = {
  readonly preview: Preview;
  /** Until when it is too soon for another import, in milliseconds since 1970. */
  readonly retryAtMs: number | null;
  readonly onChange: (patch: Overrides) => void;
  readonly onRun: () => void;
};

const icon = {size: 18, 'aria-hidden': true} as const;

/** What will happen before it happens: counts, proof, first rows, how the file was read, and what is left out. */
export function ImportPreview({preview, retryAtMs, onChange, onRun}: ImportPreviewProps) {
  const text = useBooksText();
  const format = useFormat();
  const [opened, setOpened] = useState<'skipped' | 'errors' | null>(null);
  const {reading, newCount, knownCount, errors, skipped} = preview;
  const {counts, currency} = reading;
  const isAsked = reading.questions.length > 0;
  const waitSeconds = useSecondsUntil(retryAtMs);
  const blockedReason = isAsked
    ? text('importBlocked')
    : waitSeconds > 0
      ? text('importWait', {count: waitSeconds})
      : null;
  const hasNothing = newCount === 0 && counts.errors === 0;
  const see = (list: 'skipped' | 'errors', count: number) =>
    count === 0
      ? {}
      : {
          action: (
            <Button look="link" onPress={() => setOpened(opened === list ? null : list)}>
              {text(opened === list ? 'listHide' : 'listOpen')}
            </Button>
          ),
        };
  return (
    <Stack gap={5}>
      {isAsked && (
        <Banner tone="warn" shape="boxed" icon={<CircleHelp {...icon} />} isUrgent>
          <Text isStrong>{text('questionsTitle')}</Text>
          {reading.questions.map((question) => (
            <Text key={question}>{describeReason(question, text)}</Text>
          ))}
        </Banner>
      )}
      <CountGrid
        label={text('countsLabel')}
        counts={[
          {name: text('countNew'), count: format.number(newCount)},
          {name: text('countKnown'), count: format.number(knownCount)},
          {name: text('countSkipped'), count: format.number(counts.skipped), ...see('skipped', counts.skipped)},
          {name: text('countErrors'), count: format.number(counts.errors), ...see('errors', counts.errors)},
        ]}
      />
      <BalanceProof check={reading.balance} currency={currency.value} />
      {reading.warnings.length > 0 && (
        <Banner tone="warn" shape="boxed" icon={<TriangleAlert {...icon} />}>
          <Text isStrong>{text('warningsTitle')}</Text>
          {reading.warnings.map((warning) => (
            <Text key={warning}>{describeReason(warning, text)}</Text>
          ))}
        </Banner>
      )}
      <div>
        {hasNothing ? (
          <Text isStrong>{text('importNothing')}</Text>
        ) : (
          <Button look="primary" size="large" onPress={onRun} blockedReason={blockedReason}>
            {newCount === 0 ? text('importErrorsOnly') : text('importAct', {count: newCount})}
          </Button>
        )}
        {hasNothing && <Text tone="muted">{text('importNothingText')}</Text>}
        {!isAsked && blockedReason !== null && <Text tone="muted">{blockedReason}</Text>}
      </div>
      {opened === 'skipped' && (
        <RowList title={text('countSkipped')} fileName="skipped" rows={skipped} count={counts.skipped} />
      )}
      {opened === 'errors' && (
        <RowList title={text('countErrors')} fileName={text('errorsFile')} rows={errors} count={counts.errors} />
      )}
      <Stack gap={2}>
        <SectionHead title={text('previewTitle')} />
        <PlainTable
          label={text('previewTitle')}
          rows={reading.preview.slice(0, 10)}
          keyOf={(row) => row.identity}
          columns={[
            {id: 'line', heading: text('previewLine'), cell: (row) => format.number(row.line)},
            {id: 'date', heading: text('previewDate'), cell: (row) => format.day(row.date, 'medium')},
            {
              id: 'description',
              heading: text('previewDescription'),
              cell: (row) => (
                <CellText tone="strong" more={row.merchant === null ? null : row.description}>
                  {row.merchant ?? row.description}
                </CellText>
              ),
            },
            {
              id: 'amount',
              heading: text('previewAmount'),
              isAmount: true,
              cell: (row) => (
                <CellText tone={row.amountUnits > 0 ? 'inflow' : 'plain'}>
                  {format.signedMoney(row.amountUnits, currency.value)}
                </CellText>
              ),
            },
            {
              id: 'balance',
              heading: text('previewBalance'),
              isAmount: true,
              cell: (row) => (row.balanceUnits === null ? '' : format.money(row.balanceUnits, currency.value)),
            },
          ]}
        />
      </Stack>
      <Stack gap={2}>
        <SectionHead title={text('readingTitle')} />
        <Text tone="muted">{text('readingText')}</Text>
        <ReadingTable reading={reading} onChange={onChange} />
      </Stack>
      <Stack gap={2}>
        <SectionHead title={text('columnsTitle')} />
        <Text tone="muted">{text('columnsText')}</Text>
        <ColumnsTable reading={reading} onChange={onChange} />
      </Stack>
    </Stack>
  );
}

/** Whether the file's own balances prove that nothing is missing. */
function BalanceProof({check, currency}: {readonly check: BalanceCheck; readonly currency: string}) {
  const text = useBooksText();
  const format = useFormat();
  if (check.status === 'none')
    return (
      <Banner tone="neutral" shape="boxed" icon={<Info {...icon} />}>
        {text('proofNone')}
      </Banner>
    );
  if (check.status === 'proved')
    return (
      <Banner tone="ok" shape="boxed" icon={<CircleCheck {...icon} />}>
        {text('proofGood', {count: check.stepCount})}
      </Banner>
    );
  const expected = format.money(check.expectedUnits, currency);
  const found = format.money(check.foundUnits, currency);
  return (
    <Banner tone="warn" shape="boxed" icon={<TriangleAlert {...icon} />}>
      {text('proofBroken', {line: check.line, expected, found})}
    </Banner>
  );
}
