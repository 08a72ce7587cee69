import {useEffect, useState} from 'react';
import {maxStepNote} from '#contract/companies/company-step.ts';
import {stepWords} from '#contract/companies/move-words.data.ts';
import {tellMove} from '#contract/companies/tell-move.ts';
import {listMoves, needsNote, skipReasons} from '#contract/companies/progress.ts';
import type {CompanyWay} from '#contract/companies/read-company-way.ts';
import type {DeskDocument} from '#contract/documents/list-company-documents.ts';
import {documentWords} from '#contract/documents/words.data.ts';
import {newId} from '#contract/kernel/ids.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {useFreshKey} from '#src/data/sealing/use-fresh-key.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText, type Translate} from '#src/i18n/use-text.ts';
import type {Language} from '#src/i18n/languages.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {CheckboxGroup} from '#src/ui/fields/choice/checkbox-group.tsx';
import {Checkbox} from '#src/ui/fields/choice/checkbox.tsx';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {focusField} from '#src/ui/form/focus-field.ts';
import {FormPage} from '#src/ui/form/form-page.tsx';
import {MovePreview} from './move-preview.tsx';
import {checkValues, hasEin, hasTwoNames, kindOf, movesFrom, type MoveValues} from './read-move.ts';
import {placeOf, sayStep} from './say-step.ts';
import {sendMove} from './send-move.ts';
import type {words} from './text/words.ts';

type MoveFormProps = {
  readonly way: CompanyWay;
  readonly start: MoveValues;
  /** Those that may belong to the move. */
  readonly documents: readonly DeskDocument[];
  /** Moved, or found to have been moved by somebody else. */
  readonly onMoved: () => void;
};

const prefix = 'move-';

/** Moves a company, with what its owner will read before it is sent. Rules: PRG8, PRG9. Source: S6.06, D13. */
export function MoveForm({way, start, documents, onMoved}: MoveFormProps) {
  const text = useText<typeof words>('admin/companies');
  const language = useLanguage();
  const {today} = useFormat();
  const [id] = useState(() => newId(Date.now(), (bytes) => crypto.getRandomValues(bytes)));
  useFreshKey();
  const form = useForm({
    start,
    idPrefix: prefix,
    check: (values) => checkValues(way, values),
    say: ({field}) => (field === 'ein' ? text('einWrong') : null),
    send: async (values, signal) => {
      const outcome = await sendMove(way, {id, values}, signal);
      if (!outcome.ok && outcome.failure.reason === 'admin.company-moved') onMoved();
      return outcome;
    },
    onDone: ({move}) => {
      showToast({text: text('moved', {name: way.name, step: tellMove(move, language).title}), tone: 'ok'});
      onMoved();
    },
  });
  // Whoever opens the panel with keys goes on in it.
  useEffect(() => void focusField(`${prefix}toStatus`), []);
  const {values} = form;
  const kind = kindOf(way, values);
  const [owner] = way.owners;
  return (
    <FormPage form={form} submitText={sayAct(way, values, text)} label={text('steps', {name: way.name})}>
      <SelectField
        {...form.bind('toStatus')}
        value={values.namesRefused ? 'names-refused' : values.toStatus}
        onChange={(id) => {
          const namesRefused = id === 'names-refused';
          form.change({namesRefused, toStatus: namesRefused ? 'Start' : id});
        }}
        label={text('moveTo')}
        options={listMoves(movesFrom(way)).map((move) => ({
          id: move.kind === 'names-refused' ? move.kind : move.to,
          label: sayMove(way, move, {text, language}),
        }))}
      />
      {hasTwoNames(way, values) ? (
        <RadioField
          {...form.bind('registered')}
          label={text('registeredAs')}
          hint={text('registeredHint')}
          options={(['nameOne', 'nameTwo'] as const).map((field) => ({id: field, label: way.formation[field]}))}
        />
      ) : null}
      <DateField {...form.bind('day')} label={text('day')} hint={text('dayHint')} max={today()} />
      {hasEin(way, values) ? (
        <TextField
          {...form.bind('ein')}
          label={text('ein')}
          hint={way.formation.ein === null ? text('einHint') : text('einKept', {mask: way.formation.ein})}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      ) : null}
      {kind === 'skip' ? (
        <SelectField
          {...form.bind('skipReason')}
          label={text('skipReason')}
          options={skipReasons.map((reason) => ({id: reason, label: text(`skip.${reason}`)}))}
        />
      ) : null}
      <TextField
        {...form.bind('note')}
        label={owner ? text('noteFor', {name: owner.firstName}) : text('note')}
        hint={text(needsNote(kind) ? 'noteWhy' : 'noteHint')}
        isMultiline
        maxLength={maxStepNote}
      />
      {documents.length === 0 ? null : (
        <CheckboxGroup
          {...form.bind('documentIds')}
          label={text('moveDocuments')}
          hint={text('moveDocumentsHint')}
          options={documents.map(({id: documentId, kind: of, name}) => {
            return {id: documentId, label: documentWords[of][language], hint: name};
          })}
        />
      )}
      <MovePreview way={way} values={values} />
      <Checkbox
        isSelected={values.mails}
        isDisabled={!owner}
        onChange={(mails) => form.change({mails})}
        {...(owner ? {} : {hint: text('mailsNone')})}
      >
        {text('mails')}
      </Checkbox>
    </FormPage>
  );
}

type Said = {readonly text: Translate<typeof words>; readonly language: Language};

function sayMove({formation}: CompanyWay, {to, kind}: ReturnType<typeof listMoves>[number], {text, language}: Said) {
  const step = sayStep({kind: formation.kind, status: to}, language);
  if (kind === 'filed' || kind === 'names-refused' || kind === 'names-proposed') return stepWords[kind][language].title;
  if (kind === 'cancel') return text('to.cancel');
  if (to === 'RegisteredInState' && to === formation.status) return text('to.day');
  return kind === 'onward' ? step : text(`to.${kind}`, {step});
}

function sayAct(way: CompanyWay, values: MoveValues, text: Translate<typeof words>): string {
  const kind = kindOf(way, values);
  if (kind === 'filed' || kind === 'correction' || kind === 'names-refused') return text(`act.${kind}`);
  if (kind === 'cancel') return text('to.cancel');
  return text('act.onward', {step: placeOf({kind: way.formation.kind, status: values.toStatus})});
}
