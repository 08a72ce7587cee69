import {useCallback, useEffect, useEffectEvent, useRef, useState} from 'react';
import type {Outcome} from '#contract/kernel/failure.ts';
import {saveHere} from '#src/data/forms/save-here.ts';
import {makeNow} from '#src/data/make-now.ts';
import {registerDraft} from '#src/data/device/drafts.ts';
import type {FormValues} from '#src/data/forms/standing-problems.ts';
import {useForm, type Form, type FormPlan} from '#src/data/forms/use-form.ts';
import {writeSoon, type DraftStore, type KeptDraft} from './draft-store.ts';
import * as way from './wizard-steps.ts';

/** What a wizard asks, where it keeps what is typed, and what sending it does. */
export type WizardPlan<Draft extends FormValues, Value> = Pick<FormPlan<Draft, Value>, 'say' | 'send' | 'idPrefix'> & {
  readonly start: Draft;
  /** Keeps its identity. */
  readonly store: DraftStore<Draft>;
  readonly onDone?: (value: Value, sent: Draft) => void | Promise<void>;
};

/** A wizard in the hands of its screen. */
export type WizardHandle<Draft> = {
  readonly form: Form<Draft>;
  readonly place: way.WizardPlace;
  readonly progress: readonly way.StepFace[];
  readonly back: () => void;
  /** Keeps its identity while the steps keep theirs. */
  readonly jump: (at: string) => void;
  /** Goes where something is wrong: what was said of it stays. */
  readonly lead: (at: string) => void;
  /** Whether what was typed is kept, or why not, and since when, ISO UTC; null before anything was. */
  readonly kept: Kept | null;
};

/** How the last writing went. */
export type Kept = {readonly outcome: Outcome<void>; readonly at: string};

/** The steps of a wizard over one form: each is checked as one goes on, and all is sent from the review. Rules: WIZ1 to WIZ4. */
export function useWizard<Draft extends FormValues, Value>(
  steps: readonly way.WizardStep<Draft>[],
  plan: WizardPlan<Draft, Value>,
  begun: KeptDraft<Draft> | null,
): WizardHandle<Draft> {
  const {store} = plan;
  const [start] = useState(begun?.draft ?? plan.start);
  const [place, setPlace] = useState(() => way.resumeWizard(steps, start, begun?.passed ?? []));
  const [kept, setKept] = useState<Kept | null>(null);
  const [keeper] = useState(() =>
    writeSoon(async (value: KeptDraft<Draft>) => {
      const outcome = await saveHere(async () => store.write(value));
      setKept({outcome, at: makeNow().now});
      return outcome;
    }),
  );
  useEffect(() => keepOnLeaving(keeper.flush), [keeper]);
  /** Two letters may come before the next drawing. */
  const newest = useRef(start);

  const form = useForm<Draft, Value>({
    ...(plan.say ? {say: plan.say} : {}),
    ...(plan.idPrefix === undefined ? {} : {idPrefix: plan.idPrefix}),
    start,
    check: (draft) =>
      way
        .listShown(steps, draft)
        .filter(({id}) => id === place.at || place.at === way.reviewPage)
        .flatMap((step) => step.check(draft)),
    pass: (draft) => {
      if (place.at === way.reviewPage) return false;
      const next = way.goNext(steps, draft, place);
      setPlace(next);
      keeper.keep({draft, passed: next.passed});
      // Going on is an act: it waits for no pause in typing, only until the next step is painted.
      requestAnimationFrame(() => setTimeout(() => void keeper.flush().catch(reportError)));
      return true;
    },
    send: plan.send,
    onChange: (draft) => {
      newest.current = draft;
      keeper.keep({draft, passed: place.passed});
    },
    onDone: async (value, draft) => {
      await keeper.flush();
      // It is sent, also where the device cannot forget it.
      await saveHere(async () => store.write(null));
      await plan.onDone?.(value, draft);
    },
  });
  const hear = useEffectEvent(({draft, passed}: KeptDraft<Draft>) => {
    const fresh = Object.entries(draft).filter(([field, value]) => form.values[field] !== value);
    // Fields of the draft, with values of their own types.
    if (fresh.length > 0) form.change(Object.fromEntries(fresh) as Partial<Draft>);
    setPlace((now) =>
      passed.every((id) => now.passed.includes(id)) ? now : {...now, passed: [...new Set([...now.passed, ...passed])]},
    );
  });
  useEffect(
    () =>
      store.watch?.(
        () => newest.current,
        (together) => hear(together),
      ),
    [store],
  );
  const {forget} = form;
  const go = useCallback(
    (toNext: (draft: Draft, now: way.WizardPlace) => way.WizardPlace) => {
      forget();
      setPlace((now) => toNext(newest.current, now));
    },
    [forget],
  );
  const jump = useCallback((at: string) => go((draft, now) => way.jumpTo(steps, draft, now, at)), [go, steps]);
  return {
    form,
    place,
    kept,
    progress: way.listProgress(steps, form.values, place),
    back: () => go((draft, now) => way.goBack(steps, draft, now)),
    lead: (at) => setPlace(way.jumpTo(steps, form.values, place, at)),
    jump,
  };
}

/** A page that is hidden may never be shown again; one that is to be loaded anew waits until all is kept, or stays. */
function keepOnLeaving(flush: () => Promise<Outcome<void> | undefined>): () => void {
  const flushNow = () => void flush().catch(reportError);
  const flushHidden = () => {
    if (document.visibilityState === 'hidden') flushNow();
  };
  const forget = registerDraft(async () => {
    const kept = await flush();
    if (kept && !kept.ok) throw new Error('the draft of the wizard was not kept');
  });
  document.addEventListener('visibilitychange', flushHidden);
  addEventListener('pagehide', flushNow);
  return () => {
    forget();
    document.removeEventListener('visibilitychange', flushHidden);
    removeEventListener('pagehide', flushNow);
    flushNow();
  };
}
