import {useForm, type Form, type FormPlan} from '#src/data/forms/use-form.ts';
import type {FormValues} from '#src/data/forms/standing-problems.ts';
import {useText} from '#src/i18n/use-text.ts';
import {fieldReasons} from './check-fields.ts';
import {useProblemText} from './use-problem-text.ts';

/** A form whose problems are those of `check-fields.ts`, in the words of the account. The summary names a field that is empty. */
export function useAccountForm<Values extends FormValues, Value>(
  plan: Omit<FormPlan<Values, Value>, 'say'>,
): Form<Values> {
  /** A field is called by its name in the texts of `account`. */
  const text = useText<Readonly<Record<string, string>>>('account');
  const problemText = useProblemText();
  return useForm({
    ...plan,
    say: ({field, reason: given}, place) => {
      const reason = fieldReasons.find((one) => one === given);
      if (reason === undefined) return null;
      const words = problemText({reason});
      return place === 'summary' && reason === 'common:required' && field !== null ? `${text(field)}: ${words}` : words;
    },
  });
}
