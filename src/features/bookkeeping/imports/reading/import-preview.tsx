import {useEffect, useRef, useState} from 'react';
import {CircleHelp, Info, TriangleAlert} from 'lucide-react';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {CountGrid} from '#src/ui/grid/bars/count-grid.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {Overrides, Reading} from '#workers/csv-import/reading.ts';
import type {ImportPreview as Preview, LeftRow} from '#workers/host/import-jobs.ts';
import type {Decisions} from '#workers/csv-import/record/comparison.ts';
import {DoubtList} from '#src/features/bookkeeping/imports/likeness/doubt-list.tsx';
import {LikenessList} from '#src/features/bookkeeping/imports/likeness/likeness-list.tsx';
import {TurnedBanner} from '#src/features/bookkeeping/imports/likeness/turned-banner.tsx';
import {BalanceProof} from './balance-proof.tsx';
import {CategoryTable} from './category-table.tsx';
import {FirstRows} from './first-rows.tsx';
import {ImportAct} from './import-act.tsx';
import {GroupChoices} from './group-choices.tsx';
import {LeftRows} from './left-rows.tsx';
import {FileSums} from './file-sums.tsx';
import {useBalanceAfter} from './use-balance-after.ts';
import {ColumnsTable} from './columns-table.tsx';
import {listQuestions, QuestionList} from './question-list.tsx';
import {describeReason} from './reading-words.ts';
import {RuleChoices} from './rule-choices.tsx';
import {ReadingTable} from './reading-table.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type ImportPreviewProps = {
  readonly preview: Preview;
  /** Where the file goes; null before one is chosen. */
  readonly account: {readonly id: string; readonly currency: string} | null;
  /** Until when it is too soon for another import, in milliseconds since 1970. */
  readonly retryAtMs: number | null;
  /** Whether the file is being read anew: what is shown is not what would be imported. */
  readonly isReading: boolean;
  readonly decisions: Decisions;
  readonly onChange: (patch: Overrides) => void;
  readonly onDecide: (decisions: Decisions) => void;
  /** The ids of the rules that are not to run over the file. */
  readonly onLeaveRules: (left: readonly string[]) => void;
  /** All rows that are not imported; null where the file cannot be read any more. */
  readonly readLeft: (which: 'errors' | 'skipped') => Promise<readonly LeftRow[] | null>;
  readonly onRun: () => void;
};

/** Where each decision stands and can be changed. */
export const readingId = 'how-it-was-read';

const icon = {size: 18, 'aria-hidden': true} as const;

/** What will happen before it happens: counts, proof, first rows, how the file was read, and what is left out. */
export function ImportPreview(props: ImportPreviewProps) {
  const {preview, account, retryAtMs, isReading, decisions, onChange, onDecide, onRun} = props;
  const text = useBooksText();
  const format = useFormat();
  const [opened, setOpened] = useState<'like' | 'skipped' | 'errors' | null>(null);
  const {reading, newCount, knownCount, likeCount, likenesses, doubts, openCount, turned} = preview;
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
          <Stack gap={4}>
            <QuestionList reading={reading} currency={ownCurrency} onAnswer={onChange} />
          </Stack>
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
      <GroupChoices reading={reading} overrides={preview.overrides} onChange={onChange} />
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
      <RuleChoices rules={preview.rules} onLeave={props.onLeaveRules} />
      <div ref={act}>
        <ImportAct {...{preview, retryAtMs, isReading, onRun}} currency={ownCurrency} />
      </div>
      {opened === 'like' && (
        <LikenessList {...{likenesses, decisions, onDecide}} count={likeCount} currency={currency.value} />
      )}
      {(opened === 'skipped' || opened === 'errors') && (
        <LeftRows {...{preview, opened, onChange}} readLeft={props.readLeft} />
      )}
      {reading.preview.length > 0 && <FirstRows reading={reading} />}
      {preview.categories.length > 0 && <CategoryTable categories={preview.categories} onChange={onChange} />}
      <div id={readingId}>
        <Stack gap={2}>
          <SectionHead title={text('readingTitle')} />
          <Text tone="muted">{text('readingText')}</Text>
          <ReadingTable reading={reading} onChange={onChange} />
        </Stack>
      </div>
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
