import {boiRuleOn} from '#contract/boi/boi-rule.ts';
import {toFacts} from '#contract/boi/boi-report.ts';
import {birthplaceOf, judgeBoi, trimAnswers, type BoiAnswers} from '#contract/boi/judge-boi.ts';
import {boiToday, type CompanyBoi} from '#src/data/boi/read-boi.ts';
import type {FormProblem} from '#src/data/forms/standing-problems.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import type {es} from '#src/features/boi/text/es.ts';
import {useKeep} from '#src/features/boi/use-keep.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {FormPage} from '#src/ui/form/form-page.tsx';

type Fields = BoiAnswers & {readonly isFiled: boolean | null};

/** `onEnd` is given where there is an answer to go back to. */
type QuestionFormProps = {readonly boi: CompanyBoi; readonly onEnd: (() => void) | null};

/** Asks what the answer depends on, each question once the one before needs it. Rule: BOI3. */
export function QuestionForm({boi, onEnd}: QuestionFormProps) {
  const text = useText<typeof es>('boi');
  const format = useFormat();
  const {company, formation, state} = boi;
  const keep = useKeep(company.id);
  const known = birthplaceOf(company, formation);
  const rule = boiRuleOn(boiToday(format.now()));
  const form = useForm<Fields, string>({
    start: {...state.answers, isFiled: state.kept === null ? null : state.answers.filedOn !== null},
    check: (fields) => checkFields(fields, boiToday(format.now())),
    send: async (fields) => {
      const facts = toFacts({company, formation}, toAnswers(fields), boiToday(format.now()));
      if (!facts) throw new Error('answers are sent while something is to be asked');
      return keep(facts);
    },
    onDone: () => onEnd?.(),
    idPrefix: `${company.id}-`,
  });
  const {values} = form;
  const isReached = (question: keyof Fields) => listQuestions(values).includes(question);
  const yesNo = [
    {id: 'yes', label: text('yes')},
    {id: 'no', label: text('no')},
  ] as const;
  const bindYesNo = (field: 'isRegistered' | 'isExempt' | 'isFiled') => {
    const {value, onChange, ...rest} = form.bind(field);
    const shown = value === null ? null : value ? ('yes' as const) : ('no' as const);
    return {...rest, options: yesNo, value: shown, onChange: (id: 'yes' | 'no') => onChange(id === 'yes')};
  };
  return (
    <FormPage
      form={form}
      label={text('answer.ask', {company: company.name})}
      submitText={text('submit')}
      end={
        onEnd && (
          <Button size="large" look="quiet" onPress={onEnd}>
            {text('cancel')}
          </Button>
        )
      }
    >
      {known === null ? (
        <RadioField
          {...form.bind('formedIn')}
          label={text('ask.formedIn', {company: company.name})}
          options={[
            {id: 'state', label: text('ask.formedIn.state')},
            {id: 'abroad', label: text('ask.formedIn.abroad')},
          ]}
        />
      ) : null}
      {isReached('isRegistered') ? (
        <RadioField
          {...bindYesNo('isRegistered')}
          label={text('ask.isRegistered')}
          hint={text('ask.isRegisteredHint')}
        />
      ) : null}
      {isReached('registeredOn') ? <DateField {...form.bind('registeredOn')} label={text('ask.registeredOn')} /> : null}
      {isReached('isExempt') ? (
        <RadioField {...bindYesNo('isExempt')} label={text('ask.isExempt')} hint={text('ask.isExemptHint')} />
      ) : null}
      {isReached('isFiled') ? <RadioField {...bindYesNo('isFiled')} label={text('ask.isFiled')} /> : null}
      {isReached('filedOn') ? <DateField {...form.bind('filedOn')} label={text('ask.filedOn')} /> : null}
    </FormPage>
  );

  /** What is wrong with the answers: the one question that lacks its answer. */
  function checkFields(fields: Fields, today: string): FormProblem[] {
    const answers = toAnswers(fields);
    if (answers.registeredOn !== null && answers.registeredOn > today)
      return [{field: 'registeredOn', reason: 'boi.registered-future'}];
    const {ask} = judgeBoi(answers, rule);
    if (ask !== null) return [{field: ask, reason: 'boi.not-answered'}];
    if (!listQuestions(fields).includes('isFiled')) return [];
    if (fields.isFiled === null) return [{field: 'isFiled', reason: 'boi.not-answered'}];
    if (!fields.isFiled) return [];
    if (fields.filedOn === null) return [{field: 'filedOn', reason: 'boi.filed-day-missing'}];
    return fields.filedOn > today ? [{field: 'filedOn', reason: 'boi.filed-day-future'}] : [];
  }
}

/** The questions that the answers so far lead to, in their order. */
function listQuestions({formedIn, isRegistered, isExempt, isFiled}: Fields): readonly (keyof Fields)[] {
  if (formedIn !== 'abroad') return ['formedIn'];
  if (isRegistered !== true) return ['formedIn', 'isRegistered'];
  const asked = ['formedIn', 'isRegistered', 'registeredOn', 'isExempt'] as const;
  if (isExempt !== false) return asked;
  return isFiled === true ? [...asked, 'isFiled', 'filedOn'] : [...asked, 'isFiled'];
}

function toAnswers({isFiled, ...answers}: Fields): BoiAnswers {
  return trimAnswers({...answers, filedOn: isFiled === true ? answers.filedOn : null});
}
