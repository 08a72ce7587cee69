import {
  Activity,
  memo,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type {Form} from '#src/data/forms/use-form.ts';
import type {FormValues} from '#src/data/forms/standing-problems.ts';
import {useLoadedText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {focusComing} from '#src/ui/form/focus-field.ts';
import {FormPage} from '#src/ui/form/form-page.tsx';
import {AnswerList, type Answer} from '#src/ui/wizard/answer-list.tsx';
import {WizardFoot} from '#src/ui/wizard/wizard-foot.tsx';
import {WizardFrame} from '#src/ui/wizard/wizard-frame.tsx';
import type {KeptDraft} from './draft-store.ts';
import {InSight, usePainted, useRested} from './use-painted.ts';
import {useSteadyForm} from './use-steady-form.ts';
import type {es} from './text/es.ts';
import {useSayKept, type Standing} from './use-say-kept.ts';
import {useWizard, type WizardPlan} from './use-wizard.ts';
import {listShown, reviewPage, type WizardStep} from './wizard-steps.ts';

/** A field that the error summary leads to; another object each time it does. */
export type Sought = {readonly fieldId: string} | null;

/** What the fields of a step are given. */
export type StepFieldsProps<Draft> = {
  readonly form: Form<Draft>;
  /** Opens what the field lies in. */
  readonly sought: Sought;
};

/** A step with its fields, and its answers as the review shows them. */
export type WizardPage<Draft> = WizardStep<Draft> & {
  /** What it asks for: a problem at one of these leads here. */
  readonly fields: readonly (keyof Draft & string)[];
  readonly Fields: ComponentType<StepFieldsProps<Draft>>;
  /** Says below the title what the step is about. */
  readonly leadKey?: string;
  readonly listAnswers: (draft: Draft) => readonly Answer[];
};

type WizardProps<Draft extends FormValues, Value> = WizardPlan<Draft, Value> & {
  readonly steps: readonly WizardPage<Draft>[];
  /** Says a step's `titleKey`. */
  readonly text: (key: string) => string;
  /** The act at the end, such as "Pagar 450 USD y crear empresa". */
  readonly submitText: string;
  /** What the page at the end is called in the list of steps. */
  readonly reviewTitle?: string;
  /** Said before the act at the end. */
  readonly reviewNote?: ReactNode;
  /** Stands beside every step; drawn after it, and anew where this function, the draft or the step is another. */
  readonly renderAside?: (draft: Draft, at: string) => ReactNode;
  /** What the answers come to so far, such as a price. */
  readonly sumUp?: (draft: Draft) => {readonly label: string; readonly value: string};
} & Partial<Standing>;

/** A long form in steps, kept as one types, looked through and sent at the end. Source: ux.md U6. */
export function Wizard<Draft extends FormValues, Value>(props: WizardProps<Draft, Value>) {
  const {store} = props;
  const [begun, setBegun] = useState<KeptDraft<Draft> | null | undefined>(store.known);
  useEffect(() => {
    if (store.known) return undefined;
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
  reviewTitle,
  reviewNote = null,
  renderAside,
  sumUp,
  reach = 'device',
  signInHref = null,
  attention = nothingWaits,
  ...plan
}: WizardProps<Draft, Value> & {begun: KeptDraft<Draft> | null}) {
  const words = useLoadedText<typeof es>('wizard');
  const sayKept = useSayKept({reach, signInHref, attention});
  const wizard = useWizard(steps, plan, begun);
  const {form, place, progress, kept} = wizard;
  const shown = listShown<Draft, WizardPage<Draft>>(steps, form.values);
  const index = place.at === reviewPage ? shown.length : shown.findIndex(({id}) => id === place.at);
  const page = shown[index];
  const last = reviewTitle ?? words('review');
  const title = page ? text(page.titleKey) : last;
  const steady = useSteadyForm(form);
  const turns = useTurns(index);
  const painted = usePainted(index);
  const rested = useRested(index);
  /** This page, the one after it, and until this one is painted the one before; the review is none of the steps. */
  const drawn = [
    ...(painted === index - 1 ? [{place: painted, page: shown[painted]}] : []),
    {place: index, page},
    ...(page ? [{place: index + 1, page: place.isChanging ? undefined : shown[index + 1]}] : []),
  ];
  const [sought, setSought] = useState<Sought>(null);
  useEffect(() => (sought ? focusComing(sought.fieldId) : undefined), [sought]);
  /** To a field on this page, or on that of its step. */
  const lead = (fieldId: string) => {
    const [name = ''] = fieldId.slice((plan.idPrefix ?? '').length).split('.');
    const step = shown.find(({fields}) => fields.some((field) => field === name));
    setSought({fieldId});
    if (step && step.id !== place.at) wizard.lead(step.id);
  };
  const isWrong = form.errors.length > 0;
  const [seenDraft, seenAt] = [usePainted(form.values), usePainted(place.at)];
  const aside = useMemo(() => renderAside?.(seenDraft, seenAt), [renderAside, seenDraft, seenAt]);
  const sum = useMemo(() => sumUp?.(form.values), [sumUp, form.values]);
  const at = {place: index + 1, count: shown.length + 1};
  return (
    <WizardFrame
      title={title}
      lead={page?.leadKey === undefined ? undefined : text(page.leadKey)}
      label={words('steps')}
      progressText={words('progress', at)}
      progressLabel={words('progressSteps', at)}
      place={index + 1}
      steps={[
        ...progress.map(({titleKey, ...step}) => ({...step, title: text(titleKey)})),
        {
          id: reviewPage,
          title: last,
          status: page ? ('ahead' as const) : ('current' as const),
          isOpen: progress.every(({status}) => status === 'done'),
        },
      ].map((step) => {
        const status = step.status === 'current' && isWrong ? ('wrong' as const) : step.status;
        return {...step, status, statusText: words(status)};
      })}
      kept={sayKept(kept, begun !== null)}
      onJump={wizard.jump}
      aside={aside}
    >
      {drawn.map(({place: nth, page: one}) => (
        // The next step is drawn a little at a time while one fills this one in, then made ready out of sight, and shown as one goes on: its lists
        // are as slow to be made ready as to be drawn. What one leaves is out of sight at once and taken away later.
        <div key={`${turns} ${one?.id ?? reviewPage}`} hidden={nth !== index}>
          <Activity mode={nth <= index || rested === index ? 'visible' : 'hidden'}>
            <InSight value={nth === index}>
              <Held isHeld={nth < index}>
                <FormPage
                  form={nth === index ? form : {...form, errors: []}}
                  onLead={lead}
                  submitText={one ? words('next') : submitText}
                  foot={(submit) => (
                    <WizardFoot
                      sum={sum}
                      back={
                        nth === 0 ? null : (
                          <Button size="large" onPress={wizard.back}>
                            {words('back')}
                          </Button>
                        )
                      }
                    >
                      {submit}
                    </WizardFoot>
                  )}
                >
                  {one ? (
                    <PageFields
                      page={one}
                      form={steady}
                      sought={nth === index ? sought : null}
                      isInSight={nth === index}
                    />
                  ) : (
                    <Answers
                      steps={steps}
                      values={form.values}
                      text={text}
                      onChange={wizard.jump}
                      isInSight={nth === index}
                    />
                  )}
                  {one ? null : reviewNote}
                </FormPage>
              </Held>
            </InSight>
          </Activity>
        </div>
      ))}
    </WizardFrame>
  );
}

type HeldProps = {readonly isHeld: boolean; readonly children: ReactNode};

/** Is not drawn anew while it is held: nobody sees what one leaves. */
const Held = memo<HeldProps>(
  ({children}) => children,
  (_before, {isHeld}) => isHeld,
);

/** How often one went back: a page that was in sight and comes again is another one, as fields lose their labels where they are hidden. */
function useTurns(index: number): number {
  const [seen, setSeen] = useState({index, turns: 0});
  if (seen.index === index) return seen.turns;
  const turns = seen.turns + (index < seen.index ? 1 : 0);
  setSeen({index, turns});
  return turns;
}

type PageFieldsProps<Draft> = StepFieldsProps<Draft> & {
  readonly page: WizardPage<Draft>;
  readonly isInSight: boolean;
};

/** The fields of a step; drawn anew where they show something else, not as the step is shown. */
function PageFields<Draft>({page: {Fields}, form, sought, isInSight}: PageFieldsProps<Draft>) {
  const seen = useInTime(form, isInSight);
  return useMemo(() => <Fields form={seen} sought={sought} />, [Fields, seen, sought]);
}

/** A value, out of sight as it was a moment ago: what nobody sees keeps no letter from being drawn. */
function useInTime<Value>(value: Value, isInSight: boolean): Value {
  const late = useDeferredValue(value);
  return isInSight ? value : late;
}

type AnswersProps<Draft> = Pick<WizardProps<Draft & FormValues, unknown>, 'text'> & {
  readonly steps: readonly WizardPage<Draft>[];
  readonly values: Draft;
  readonly onChange: (at: string) => void;
  readonly isInSight: boolean;
};

/** All answers, step by step; drawn anew where one of them is another. */
function Answers<Draft>({steps, values, text, onChange, isInSight}: AnswersProps<Draft>) {
  const seen = useInTime(values, isInSight);
  const words = useLoadedText<typeof es>('wizard');
  return useMemo(
    () =>
      listShown<Draft, WizardPage<Draft>>(steps, seen).map(({id, titleKey, listAnswers}) => (
        <AnswerList
          key={id}
          title={text(titleKey)}
          answers={listAnswers(seen)}
          emptyText={words('empty')}
          changeText={words('change')}
          onChange={() => onChange(id)}
        />
      )),
    [steps, seen, text, onChange, words],
  );
}

const nothingWaits = {count: 0, href: ''};
