import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {Option} from '#src/ui/fields/choice/option-list.tsx';
import {dateOrders, type Overrides, type Reading} from '#workers/csv-import/reading.ts';
import type {ImportQuestion} from '#workers/csv-import/reasons.ts';
import {AnswerCards} from './answer-cards.tsx';
import {findOtherCurrency} from './propose-currency.ts';
import {describeReason, nameReading} from './reading-words.ts';
import {listSources, takeSource} from './list-sources.ts';
import {useBooksText, type BooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type Asked = {
  readonly reading: Reading;
  /** The account's. */
  readonly currency: string;
};

type QuestionListProps = Asked & {readonly onAnswer: (patch: Overrides) => void};

type Answer = Option & {readonly patch: Overrides};

/** The questions that an answer can settle: a currency that the file names is none, as only another account has it. */
export function listQuestions(reading: Reading, currency: string): readonly ImportQuestion[] {
  const isNamed = findOtherCurrency(reading, currency) !== null;
  return reading.questions.filter((question) => question !== 'import.choose-currency' || !isNamed);
}

/** What only the person can know about a file, each with its answers right there. */
export function QuestionList({reading, currency, onAnswer}: QuestionListProps) {
  const text = useBooksText();
  return listQuestions(reading, currency).map((question) => {
    const compared = reading.answers.filter((answer) => answer.question === question);
    if (compared.length > 1 || question === 'import.choose-currency')
      return (
        <Stack key={question} gap={2}>
          <Text>{describeReason(question, text)}</Text>
          <AnswerCards reading={reading} answers={compared} onAnswer={onAnswer} />
          {question === 'import.choose-sign' && reading.openTypes.length > 0 && (
            <TypeQuestion types={reading.openTypes} onAnswer={onAnswer} />
          )}
          {question === 'import.choose-source-account' && (
            <FurtherSources reading={reading} shown={compared} onAnswer={onAnswer} />
          )}
        </Stack>
      );
    if (question === 'import.choose-status')
      return <StatusQuestion key={question} statuses={reading.openStatuses} onAnswer={onAnswer} />;
    const answers = answersTo(question, reading, text);
    return (
      <SelectField
        key={question}
        label={describeReason(question, text)}
        value={null}
        placeholder={text('chooseFirst')}
        options={answers.map(({id, label}) => ({id, label}))}
        onChange={(id) => {
          const answer = answers.find((one) => one.id === id);
          if (answer) onAnswer(answer.patch);
        }}
      />
    );
  });
}

function answersTo(question: ImportQuestion, reading: Reading, text: BooksText): readonly Answer[] {
  const columns = (role: 'date' | 'amount') =>
    reading.columns.map(({index, name, samples}) => ({
      id: String(index),
      label: [name || text('columnAt', {number: index + 1}), ...samples.slice(0, 1)].join(' · ').slice(0, 60),
      patch: {roles: {[index]: role}},
    }));
  switch (question) {
    case 'import.choose-date-column':
      return columns('date');
    case 'import.choose-amount-column':
      return columns('amount');
    case 'import.choose-date-order':
      return dateOrders.map((id) => ({id, label: nameReading.dateOrder(id, text), patch: {dateOrder: id}}));
    case 'import.choose-decimal-mark':
      return (['.', ','] as const).map((id) => ({
        id,
        label: nameReading.decimalMark(id, text),
        patch: {decimalMark: id},
      }));
    case 'import.choose-sign':
      return [false, true].map((flipSign) => ({
        id: String(flipSign),
        label: nameReading.sign(flipSign ? 'flipped' : 'as-written', text),
        patch: {flipSign},
      }));
    case 'import.choose-currency':
    case 'import.choose-source-account':
    case 'import.choose-fee':
    case 'import.choose-year':
    case 'import.choose-address':
    case 'import.choose-status':
      return [];
  }
}

type FurtherSourcesProps = {
  readonly reading: Reading;
  /** Answers whose rows are shown. */
  readonly shown: Reading['answers'];
  readonly onAnswer: (patch: Overrides) => void;
};

/** A file may have more accounts than can be compared: the others are in a list. */
function FurtherSources({reading, shown, onAnswer}: FurtherSourcesProps) {
  const text = useBooksText();
  const isShown = (id: string) => shown.some(({patch}) => patch.sourceAccount === takeSource(id).sourceAccount);
  const further = listSources(reading, text).filter(({id}) => !isShown(id));
  if (further.length === 0) return null;
  return (
    <SelectField
      label={text('sourceFurther')}
      value={null}
      placeholder={text('chooseFirst')}
      options={further}
      onChange={(id) => onAnswer(takeSource(id))}
    />
  );
}

type StatusQuestionProps = {
  readonly statuses: Reading['openStatuses'];
  readonly onAnswer: (patch: Overrides) => void;
};

/** Each status that is not clear, with what becomes of its rows. */
function StatusQuestion({statuses, onAnswer}: StatusQuestionProps) {
  const text = useBooksText();
  return (
    <Stack gap={2}>
      <Text>{describeReason('import.choose-status', text)}</Text>
      {statuses.map(({name, count}) => (
        <SelectField
          key={name}
          label={text('statusRows', {name, count})}
          value={null}
          placeholder={text('chooseFirst')}
          options={[
            {id: 'counted', label: text('statusCounted')},
            {id: 'left-out', label: text('statusLeftOut')},
          ]}
          onChange={(id) => onAnswer({statuses: {[name]: id}})}
        />
      ))}
    </Stack>
  );
}

type TypeQuestionProps = {
  readonly types: Reading['openTypes'];
  readonly onAnswer: (patch: Overrides) => void;
};

/** Where neither reading is right because rows go both ways: what rows of each type do. */
function TypeQuestion({types, onAnswer}: TypeQuestionProps) {
  const text = useBooksText();
  return (
    <Stack gap={2}>
      <Text>{text('typesAsk')}</Text>
      {types.map(({name, count, side}) => (
        <SelectField
          key={name}
          label={text('statusRows', {name, count})}
          value={side}
          placeholder={text('chooseFirst')}
          options={[
            {id: 'credit', label: text('typeIn')},
            {id: 'debit', label: text('typeOut')},
          ]}
          onChange={(id) => onAnswer({types: {[name]: id}})}
        />
      ))}
    </Stack>
  );
}
