import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Card} from '#src/ui/layout/card.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {Table} from '#src/ui/list/table.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {FileTransaction, Overrides, PossibleReading, Reading} from '#workers/csv-import/reading.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {nameAnswer} from './name-answer.ts';

type AnswerCardsProps = {
  readonly reading: Reading;
  readonly answers: readonly PossibleReading[];
  readonly onAnswer: (patch: Overrides) => void;
};

/** Rows that are put side by side. */
const comparedRows = 4;

/** The file's own rows as they would be under each answer, side by side; one is taken by its button. */
export function AnswerCards({reading, answers, onAnswer}: AnswerCardsProps) {
  // Accounts of a file share no rows: each shows its own.
  const isApart = answers.some(({patch}) => patch.sourceAccount !== undefined);
  const lines = isApart ? null : linesToCompare(answers);
  return (
    <Columns>
      {answers.map((answer) => (
        <AnswerCard
          key={JSON.stringify(answer.patch)}
          reading={reading}
          answer={answer}
          lines={lines}
          onAnswer={onAnswer}
        />
      ))}
    </Columns>
  );
}

type AnswerCardProps = {
  readonly reading: Reading;
  readonly answer: PossibleReading;
  /** Those to show; null for the first ones. */
  readonly lines: readonly number[] | null;
  readonly onAnswer: (patch: Overrides) => void;
};

function AnswerCard({reading, answer, lines, onAnswer}: AnswerCardProps) {
  const text = useBooksText();
  const format = useFormat();
  const {period, totals, currency} = answer;
  const name = nameAnswer(answer, reading, text);
  const money = (units: number) => format.signedMoney(units, currency);
  return (
    <Card>
      <Stack gap={2}>
        <Text isStrong>{name}</Text>
        <Text tone="muted">
          {text('answerSums', {in: money(totals.inUnits), out: money(totals.outUnits)})}
          {period &&
            ` ${text('answerDays', {from: format.day(period.from, 'medium'), to: format.day(period.to, 'medium')})}`}
        </Text>
        <Table
          label={name}
          rows={answer.rows
            .filter(({line}) => lines?.includes(line) ?? true)
            .slice(0, comparedRows)
            .map((row) => ({...row, id: row.identity}))}
          columns={[
            {id: 'date', heading: text('field_date'), isWhole: true, cell: (row) => format.day(row.date, 'medium')},
            // Before the words: what is compared stays in sight on a phone.
            {id: 'amount', heading: text('field_amount'), isAmount: true, cell: (row) => money(row.amountUnits)},
            {id: 'words', heading: text('colDescription'), cell: (row) => cut(row)},
          ]}
        />
        <div>
          {/* Its name may be long, and stands above. */}
          <Button label={text('answerTake', {name})} onPress={() => onAnswer(answer.patch)}>
            {text('answerTakeThis')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** Lines that the answers read differently, the first where they agree on all. */
function linesToCompare([first, ...others]: readonly PossibleReading[]): number[] {
  const rows = first?.rows ?? [];
  const differs = (row: FileTransaction) =>
    others.some((other) => {
      const same = other.rows.find(({line}) => line === row.line);
      return same?.amountUnits !== row.amountUnits || same.date !== row.date;
    });
  const different = rows.filter(differs);
  return (different.length > 0 ? different : rows).slice(0, comparedRows).map(({line}) => line);
}

const longestText = 60;

function cut({merchant, description}: FileTransaction): string {
  const words = merchant ?? description;
  return words.length <= longestText ? words : `${words.slice(0, longestText)}…`;
}
