import {useCallback, useEffect, useState} from 'react';
import {
  maxBookRules,
  maxRuleNote,
  maxRuleText,
  textMatches,
  type BookRuleRow,
} from '#contract/bookkeeping/book-rule.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {useBooks, useBooksEvent} from '#src/data/database/books.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useAnswer} from '#src/data/calls/use-answer.ts';
import {saveHere} from '#src/data/forms/save-here.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {createRow, editRow} from '#src/data/record.ts';
import {Text} from '#src/ui/display/text.tsx';
import {Checkbox} from '#src/ui/fields/choice/checkbox.tsx';
import {ComboField} from '#src/ui/fields/choice/combo-field.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {MoneyField} from '#src/ui/fields/money-field.tsx';
import {NumberField} from '#src/ui/fields/number-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {endOffers} from '#src/ui/feedback/toast-queue.ts';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {checkRule, finishRule, type RuleDraft} from './rule-draft.ts';

/** A rule as it is now, and whether saving it has changed anything. */
export type SavedRule = {readonly rule: BookRuleRow; readonly isRecorded: boolean};

type RuleDialogProps = {
  readonly spaceId: string;
  readonly names: BooksNames;
  /** The rule that is changed; null makes one. */
  readonly rule: BookRuleRow | null;
  readonly start: RuleDraft;
  readonly onSaved: (saved: SavedRule) => Promise<void>;
  readonly onClose: () => void;
};

const any = 'any';
const signs = ['in', 'out'] as const;

/** Room between two rules, so that one can be put between them without touching the others. */
const positionStep = 1_024;

/** The form of a rule, with how many movements it fits as it stands. */
export function RuleDialog({spaceId, names, rule, start, onSaved, onClose}: RuleDialogProps) {
  const text = useBooksText();
  const place = {database: useLocalDatabase(), spaceId};
  const currencies = [...new Set(names.accounts.map(({currency}) => currency))];
  const form = useForm<RuleDraft, SavedRule>({
    idPrefix: 'rule-',
    start: {...start, currency: start.currency ?? (currencies.includes('USD') ? 'USD' : currencies[0]) ?? 'USD'},
    check: checkRule,
    send: async (draft) => saveHere(async () => save(finishRule(draft))),
    onDone: onSaved,
  });
  const save = async (draft: RuleDraft): Promise<Outcome<SavedRule>> => {
    endOffers();
    if (rule) {
      const edited = await editRow(place, 'bookRules', rule, draft);
      return edited.ok ? succeed({rule: {...rule, ...draft}, isRecorded: edited.value}) : edited;
    }
    if (names.rules.length >= maxBookRules) return fail('validation', 'book-rule.too-many');
    const last = names.rules.at(-1)?.position ?? 0;
    const whole = {...draft, enabled: true, position: last + positionStep, createdAt: new Date().toISOString()};
    const made = await createRow(place, 'bookRules', whole);
    return made.ok ? succeed({rule: {id: made.value, ...whole}, isRecorded: true}) : made;
  };
  const {values} = form;
  const bindText = (name: 'text' | 'merchant' | 'setMerchant' | 'setNote') => {
    const {value, ...bound} = form.bind(name);
    return {...bound, value: value ?? ''};
  };
  const currency = values.currency ?? 'USD';
  return (
    <FormDialog
      form={form}
      title={text(rule ? 'ruleEdit' : 'ruleAdd')}
      submitText={text('save')}
      size="wide"
      onClose={onClose}
    >
      <TextField {...form.bind('name')} label={text('rowName')} maxLength={80} autoFocus />
      <SectionHead title={text('ruleIf')} />
      <Text tone="muted">{text('ruleIfText')}</Text>
      <FitCount draft={values} />
      <Columns>
        <SelectField
          {...form.bind('textMatch')}
          label={text('ruleTextMatch')}
          options={textMatches.map((id) => ({id, label: text(`match_${id}`)}))}
        />
        <TextField {...bindText('text')} label={text('ruleText')} maxLength={maxRuleText} />
        <TextField {...bindText('merchant')} label={text('ruleMerchant')} maxLength={200} />
        <SelectField
          label={text('field_direction')}
          value={values.sign ?? any}
          options={[
            {id: any, label: text('ruleAnySign')},
            {id: 'in', label: text('moneyIn')},
            {id: 'out', label: text('moneyOut')},
          ]}
          onChange={(id) => form.change({sign: signs.find((one) => one === id) ?? null})}
        />
        <MoneyField {...form.bind('minUnits')} label={text('ruleMin')} currency={currency} minUnits={0} />
        <MoneyField {...form.bind('maxUnits')} label={text('ruleMax')} currency={currency} minUnits={0} />
        {currencies.length > 1 && (
          <SelectField
            {...form.bind('currency')}
            label={text('ruleCurrency')}
            options={currencies.map((id) => ({id, label: id}))}
          />
        )}
        <SelectField
          {...form.bind('accountId')}
          label={text('field_account')}
          value={values.accountId ?? any}
          options={[{id: any, label: text('ruleAnyAccount')}, ...names.accountOptions]}
          onChange={(id) => form.change({accountId: id === any ? null : id})}
        />
        <NumberField {...form.bind('firstDay')} label={text('ruleFirstDay')} min={1} max={31} />
        <NumberField {...form.bind('lastDay')} label={text('ruleLastDay')} min={1} max={31} />
      </Columns>
      <SectionHead title={text('ruleThen')} />
      <Columns>
        <ComboField
          {...form.bind('categoryId')}
          label={text('ruleSetCategory')}
          options={names.categoryOptions}
          emptyText={text('pickNone')}
          openLabel={text('act_category')}
        />
        <TextField {...bindText('setMerchant')} label={text('ruleSetMerchant')} maxLength={200} />
      </Columns>
      <TextField {...bindText('setNote')} label={text('ruleSetNote')} maxLength={maxRuleNote} />
      <Checkbox
        isSelected={values.setChecked}
        onChange={(setChecked) => form.change({setChecked})}
        hint={text('ruleSetCheckedHint')}
      >
        {text('ruleSetChecked')}
      </Checkbox>
    </FormDialog>
  );
}

/** A draft that has not changed for so long is tried: not while keys follow each other. */
const quietMs = 200;

/** How many of the movements that are here the rule would fit, said as it is filled in. */
function FitCount({draft}: {readonly draft: RuleDraft}) {
  const text = useBooksText();
  const books = useBooks();
  const revision = useBooksEvent()?.view.revision ?? 0;
  const [quiet, setQuiet] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(draft), quietMs);
    return () => clearTimeout(timer);
  }, [draft]);
  const ask = useCallback(async () => {
    const finished = finishRule(quiet);
    const hasCondition = !checkRule(quiet).some(({reason}) => reason === 'book-rule.condition-required');
    if (!books || !hasCondition) return null;
    const rule = {...finished, id: '', position: 0, enabled: true, createdAt: ''};
    return (await books.tryRule({rule, overwrites: false})).fitCount;
  }, [books, quiet]);
  const count = useAnswer(ask, revision);
  return (
    <div role="status">
      {count === undefined || count === null ? null : (
        <Text isStrong>{count === 0 ? text('ruleFitsNone') : text('ruleFits', {count})}</Text>
      )}
    </div>
  );
}
