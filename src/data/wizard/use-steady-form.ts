import {useLayoutEffect, useState} from 'react';
import type {Form} from '#src/data/forms/use-form.ts';
import type {FormValues} from '#src/data/forms/standing-problems.ts';

/**
 * A form that is the same object as long as its values are, and nothing is wrong: what was drawn from it need not be drawn again as one goes on to
 * the next step. Its acts are always the newest.
 */
export function useSteadyForm<Values extends FormValues>(form: Form<Values>): Form<Values> {
  const [steady] = useState(() => holdSteady(form));
  useLayoutEffect(() => steady.follow(form));
  return steady.see(form);
}

function holdSteady<Values extends FormValues>(first: Form<Values>) {
  let newest = first;
  const known = new WeakMap<object, Form<Values>>();
  const behind = (form: Form<Values>): Form<Values> => ({
    ...form,
    change: (patch) => newest.change(patch),
    submit: async () => newest.submit(),
    bind: (name) => ({...form.bind(name), onChange: (value) => newest.bind(name).onChange(value)}),
  });
  return {
    follow: (form: Form<Values>): void => {
      newest = form;
    },
    see: (form: Form<Values>): Form<Values> => {
      // Where something is wrong, another try may say it in other words.
      const seen = form.errors.length === 0 && !form.isSending ? form.values : form;
      const steady = known.get(seen) ?? behind(form);
      known.set(seen, steady);
      return steady;
    },
  };
}
