import {useEffect, useRef, useState} from 'react';
import {CircleCheck, CircleHelp, Info, TriangleAlert} from 'lucide-react';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {CountGrid} from '#src/ui/grid/bars/count-grid.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {BalanceCheck, Overrides, FileTransaction, Reading} from '#workers/csv-import/reading.ts';
import type {ImportPreview as Preview} from '#workers/host/import-jobs.ts';
import type {Decisions} from '#workers/csv-import/record/comparison.ts';
import {DoubtList} from '#src/features/bookkeeping/imports/likeness/doubt-list.tsx';
import {LikenessList} from '#src/features/bookkeeping/imports/likeness/likeness-list.tsx';
import {TurnedBanner} from '#src/features/bookkeeping/imports/likeness/turned-banner.tsx';
import {FileSums} from './file-sums.tsx';
import {useBalanceAfter} from './use-balance-after.ts';
import {ColumnsTable} from './columns-table.tsx';
import {findOtherCurrency} from './propose-currency.ts';
import {listQuestions, QuestionList} from './question-list.tsx';
import {describeReason} from './reading-words.ts';
import {ReadingTable} from './reading-table.tsx';
import {RowList} from './row-list.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {CellText} from '#src/ui/grid/cells/cell-text.tsx';
import type {ListColumn} from '#src/ui/list/list-column.ts';
import {Table} from '#src/ui/list/table.tsx';

type ImportPreviewProps = {
  readonly preview: Preview;
  /** Where the file goes; null before one is chosen. */
  readonly account: {readonly id: string; readonly currency: string} | null;
  /** Until when it is too soon for another import, in milliseconds since 1970. */
  readonly retryAtMs: number | null;
  readonly decisions: Decisions;
  readonly onChange: (patch: Overrides) => void;
  readonly onDecide: (decisions: Decisions) => void;
  readonly onRun: () => void;
};

const icon = {size: 18, 'aria-hidden': true} as const;

/** What will happen before it happens: counts, proof, first rows, how the file was read, and what is left out. */
export function ImportPreview(props: ImportPreviewProps) {
  const {preview, account, retryAtMs, decisions, onChange, onDecide, onRun} = props;
  const text = useBooksText();
  const format = useFormat();
  const [opened, setOpened] = useState<'like' | 'skipped' | 'errors' | null>(null);
  const {reading, newCount, knownCount, likeCount, likenesses, doubts, openCount, turned, errors, skipped} = preview;
  const {counts, currency} = reading;
  const ownCurrency = account?.currency ?? currency.value;
  const balanceUnits = useBalanceAfter(preview, account);
  const isAsked = listQuestions(reading, ownCurrency).length > 0;
  // That the balance breaks is said with its line already.
  const warnings = reading.warnings.filter((warning) => warning !== 'import.balance-broken');
  const act = useFocusAfterAnswers(isAsked);
  const see = (list: 'like' | 'skipped' | 'errors', count: number) =>
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
          <QuestionList reading={reading} currency={ownCurrency} onAnswer={onChange} />
        </Banner>
      )}
      {reading.currency.because.reason === 'chosen-by-person' && (
        <Banner
          tone="neutral"
          shape="boxed"
          icon={<Info {...icon} />}
          actions={<Button onPress={() => onChange({currency: null})}>{text('currencyTakeBack')}</Button>}
        >
          {text('currencyChosen', {currency: currency.value})}
        </Banner>
      )}
      {turned && (
        <TurnedBanner
          turned={turned}
          onFlip={() => onChange({flipSign: reading.sign.value !== 'flipped'})}
          onRight={() => onDecide({...decisions, isNotTurned: true})}
        />
      )}
      {doubts.length > 0 && !turned && (
        <DoubtList {...{doubts, openCount, decisions, onDecide}} currency={currency.value} />
      )}
      <CountGrid
        label={text('countsLabel')}
        counts={[
          {name: text('countNew'), count: format.number(newCount)},
          {name: text('countKnown'), count: format.number(knownCount)},
          ...(likenesses.length > 0
            ? [{name: text('countLike'), count: format.number(likeCount), ...see('like', likenesses.length)}]
            : []),
          {name: text('countSkipped'), count: format.number(counts.skipped), ...see('skipped', counts.skipped)},
          {name: text('countErrors'), count: format.number(counts.errors), ...see('errors', counts.errors)},
        ]}
      />
      <CurrenciesLeft currencies={reading.otherCurrencies} />
      {reading.counts.transactions > 0 && <FileSums {...{reading, balanceUnits}} />}
      <BalanceProof check={reading.balance} currency={currency.value} />
      {warnings.length > 0 && (
        <Banner tone="warn" shape="boxed" icon={<TriangleAlert {...icon} />}>
          <Text isStrong>{text('warningsTitle')}</Text>
          {warnings.map((warning) => (
            <Text key={warning}>{describeReason(warning, text)}</Text>
          ))}
        </Banner>
      )}
      <div ref={act}>
        <ImportAct preview={preview} currency={ownCurrency} retryAtMs={retryAtMs} onRun={onRun} />
      </div>
      {opened === 'like' && (
        <LikenessList {...{likenesses, decisions, onDecide}} count={likeCount} currency={currency.value} />
      )}
      {opened === 'skipped' && (
        <RowList title={text('countSkipped')} fileName="skipped" rows={skipped} count={counts.skipped} />
      )}
      {opened === 'errors' && (
        <RowList title={text('countErrors')} fileName={text('errorsFile')} rows={errors} count={counts.errors} />
      )}
      {reading.preview.length > 0 && <FirstRows reading={reading} />}
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

/** The currencies that are left out, by name and with their rows. */
function CurrenciesLeft({currencies}: {readonly currencies: Reading['otherCurrencies']}) {
  const text = useBooksText();
  const format = useFormat();
  if (currencies.length === 0) return null;
  const list = currencies.map(({name, count}) => `${name} (${format.number(count)})`).join(', ');
  return (
    <Banner tone="warn" shape="boxed" icon={<TriangleAlert {...icon} />}>
      {text('currenciesLeft', {list})}
    </Banner>
  );
}

/** Where the focus goes when the last question is answered and its field is gone: on to what can be done now. */
function useFocusAfterAnswers(isAsked: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    if (wasAsked.current && !isAsked && document.activeElement === document.body)
      place.current?.querySelector('button')?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  return place;
}

/** The button that imports, and why it cannot be pressed yet. */
function ImportAct({
  preview,
  currency,
  retryAtMs,
  onRun,
}: Pick<ImportPreviewProps, 'preview' | 'retryAtMs' | 'onRun'> & {readonly currency: string}) {
  const text = useBooksText();
  const {reading, newCount, likeCount, openCount, turned} = preview;
  const waitSeconds = useSecondsUntil(retryAtMs);
  const isAsked = reading.questions.length > 0 || openCount > 0 || turned !== null;
  if (newCount === 0 && likeCount === 0 && reading.counts.errors === 0 && !isAsked)
    return (
      <Stack gap={2}>
        <Text isStrong>{text('importNothing')}</Text>
        <Text tone="muted">{text('importNothingText')}</Text>
      </Stack>
    );
  const other = findOtherCurrency(reading, currency);
  const blocked = other === null ? text('importBlocked') : text('importBlockedCurrency', {currency: other});
  const wait = waitSeconds > 0 ? text('importWait', {count: waitSeconds}) : null;
  return (
    <Stack gap={2}>
      <div>
        <Button look="primary" size="large" onPress={onRun} blockedReason={isAsked ? blocked : wait}>
          {newCount > 0 ? text('importAct', {count: newCount}) : text(likeCount > 0 ? 'likeKeep' : 'importErrorsOnly')}
        </Button>
      </div>
      {!isAsked && wait !== null && <Text tone="muted">{wait}</Text>}
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
  // One step follows by chance too easily, and under either sign.
  if (check.stepCount < 2 && check.status === 'proved')
    return (
      <Banner tone="neutral" shape="boxed" icon={<Info {...icon} />}>
        {text('proofOneStep')}
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

/** Whole seconds that are left until a moment in milliseconds since 1970, counting down; 0 when it is past or there is none. */
function useSecondsUntil(momentMs: number | null): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    if (momentMs === null) return undefined;
    const tick = () => setNowMs(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    const stop = setTimeout(() => {
      tick();
      clearInterval(timer);
    }, momentMs - Date.now());
    return () => {
      clearInterval(timer);
      clearTimeout(stop);
    };
  }, [momentMs]);
  return momentMs === null ? 0 : Math.max(0, Math.ceil((momentMs - nowMs) / 1000));
}

/** More of a text than this says nothing about how the file was read, in characters. */
const longestText = 160;

/** The first transactions as they will be, with their balances where the file has any. */
function FirstRows({reading}: {readonly reading: Reading}) {
  const text = useBooksText();
  const format = useFormat();
  const currency = reading.currency.value;
  const rows = reading.preview.slice(0, 10).map((row) => ({...row, id: row.identity}));
  const balance: ListColumn<FileTransaction> = {
    id: 'balance',
    heading: text('field_balance'),
    isAmount: true,
    cell: (row) => (row.balanceUnits === null ? '' : format.money(row.balanceUnits, currency)),
  };
  const columns: ListColumn<FileTransaction>[] = [
    {id: 'line', heading: text('line'), isWhole: true, cell: (row) => format.number(row.line)},
    {id: 'date', heading: text('field_date'), isWhole: true, cell: (row) => format.day(row.date, 'medium')},
    {
      id: 'description',
      heading: text('colDescription'),
      cell: (row) => (
        <CellText tone="strong" more={row.merchant === null ? null : cut(row.description)}>
          {cut(row.merchant ?? row.description)}
        </CellText>
      ),
    },
    {
      id: 'amount',
      heading: text('field_amount'),
      isAmount: true,
      cell: (row) => (
        <CellText tone={row.amountUnits > 0 ? 'inflow' : 'plain'}>
          {format.signedMoney(row.amountUnits, currency)}
        </CellText>
      ),
    },
    ...(rows.some((row) => row.balanceUnits !== null) ? [balance] : []),
  ];
  return (
    <Stack gap={2}>
      <SectionHead title={text('previewTitle')} />
      <Table label={text('previewTitle')} rows={rows} columns={columns} />
    </Stack>
  );
}

function cut(words: string): string {
  return words.length <= longestText ? words : `${words.slice(0, longestText)}…`;
}
