import {useEffect, useRef, useState, type ComponentType} from 'react';
import type {Form} from '#src/data/forms/use-form.ts';
import type {FormValues} from '#src/data/forms/standing-problems.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useLoadedText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {focusField} from '#src/ui/form/focus-field.ts';
import {FormPage} from '#src/ui/form/form-page.tsx';
import {AnswerList, type Answer} from '#src/ui/wizard/answer-list.tsx';
import {WizardFrame} from '#src/ui/wizard/wizard-frame.tsx';
import type {KeptDraft} from './draft-store.ts';
import type {es} from './text/es.ts';
import {useWizard, type WizardPlan} from './use-wizard.ts';
import {listShown, reviewPage, type WizardStep} from './wizard-steps.ts';

/** A step with its fields, and its answers as the review shows them. */
export type WizardPage<Draft> = WizardStep<Draft> & {
  /** What it asks for: a problem at one of these leads here. */
  readonly fields: readonly (keyof Draft & string)[];
  readonly Fields: ComponentType<{form: Form<Draft>}>;
  readonly listAnswers: (draft: Draft) => readonly Answer[];
};

type WizardProps<Draft extends FormValues, Value> = WizardPlan<Draft, Value> & {
  readonly steps: readonly WizardPage<Draft>[];
  /** Says a step's `titleKey`. */
  readonly text: (key: string) => string;
  /** The act at the end, such as "Pagar 450 USD y crear empresa". */
  readonly submitText: string;
};

/** A long form in steps, kept as one types, looked through and sent at the end. Source: ux.md U6. */
export function Wizard<Draft extends FormValues, Value>(props: WizardProps<Draft, Value>) {
  const {store} = props;
  const [begun, setBegun] = useState<KeptDraft<Draft> | null>();
  useEffect(() => {
    let isCurrent = true;
    store
      .read()
      .catch((error: unknown) => {
        reportError(error);
        return null;
      })
      .then((found) => {
        if (isCurrent) setBegun(found);
      }, reportError);
    return () => {
      isCurrent = false;
    };
  }, [store]);
  return begun === undefined ? null : <BegunWizard {...props} begun={begun} />;
}

function BegunWizard<Draft extends FormValues, Value>({
  steps,
  text,
  submitText,
  begun,
  ...plan
}: WizardProps<Draft, Value> & {begun: KeptDraft<Draft> | null}) {
  const words = useLoadedText<typeof es>('wizard');
  const failureText = useFailureText();
  const wizard = useWizard(steps, plan, begun);
  const {form, place, progress, kept} = wizard;
  const shown = listShown<Draft, WizardPage<Draft>>(steps, form.values);
  const index = place.at === reviewPage ? shown.length : shown.findIndex(({id}) => id === place.at);
  const page = shown[index];
  const title = page ? text(page.titleKey) : words('review');
  /** The field that is led to, until its step is drawn. */
  const sought = useRef<string>(null);
  useEffect(() => {
    if (sought.current !== null) focusField(sought.current);
    sought.current = null;
  });
  /** To a field on this page, or on that of its step. */
  const lead = (fieldId: string) => {
    const step = shown.find(({fields}) => fields.some((field) => (plan.idPrefix ?? '') + field === fieldId));
    if (!step || step.id === place.at) return focusField(fieldId);
    sought.current = fieldId;
    return wizard.lead(step.id);
  };
  const isWrong = form.errors.length > 0;
  return (
    <WizardFrame
      title={title}
      label={words('steps')}
      progressText={words('progress', {place: index + 1, count: shown.length + 1})}
      place={index + 1}
      steps={[
        ...progress.map(({titleKey, ...step}) => ({...step, title: text(titleKey)})),
        {
          id: reviewPage,
          title: words('review'),
          status: page ? ('ahead' as const) : ('current' as const),
          isOpen: progress.every(({status}) => status === 'done'),
        },
      ].map((step) => ({...step, statusText: words(step.status === 'current' && isWrong ? 'wrong' : step.status)}))}
      keptText={kept === null ? null : kept.ok ? words('kept') : failureText(kept.failure)}
      onJump={wizard.jump}
    >
      <FormPage
        key={place.at}
        form={form}
        onLead={lead}
        submitText={page ? words('next') : submitText}
        end={
          index === 0 ? null : (
            <Button size="large" onPress={wizard.back}>
              {words('back')}
            </Button>
          )
        }
      >
        {page ? (
          <page.Fields form={form} />
        ) : (
          shown.map(({id, titleKey, listAnswers}) => (
            <AnswerList
              key={id}
              title={text(titleKey)}
              answers={listAnswers(form.values)}
              emptyText={words('empty')}
              changeText={words('change')}
              onChange={() => wizard.jump(id)}
            />
          ))
        )}
      </FormPage>
    </WizardFrame>
  );
}
