import type {Failure} from '#contract/kernel/failure.ts';

/** What is wrong with one field: a reason of the contract, or one that the form has words of its own for. */
export type FormProblem = {
  readonly field: string;
  readonly reason: string;
  readonly details?: NonNullable<Failure['details']>;
};

/** The values of a form by the names of its fields, in the form's order. */
export type FormValues = Readonly<Record<string, unknown>>;

/** What was wrong at the last try and still is: a problem goes as it is mended, and none comes while one types. Rule: FLD4. */
export function standingProblems(tried: readonly FormProblem[], now: readonly FormProblem[]): FormProblem[] {
  return tried.filter((one) => now.some(({field, reason}) => field === one.field && reason === one.reason));
}

/**
 * Where a refusal stands: at the field that it names, as long as that is as it was sent, else at the form.
 *
 * @returns null once the field was mended. A name in a list has the place in it too: `countries.1`.
 */
export function placeRefusal({details}: Failure, sent: FormValues, now: FormValues): {field: string | null} | null {
  const [field = ''] = String(details?.['field'] ?? '').split('.');
  if (!Object.hasOwn(now, field)) return {field: null};
  return sent[field] === now[field] ? {field} : null;
}
