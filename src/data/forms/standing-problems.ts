import type {Failure} from '#contract/kernel/failure.ts';

/** What is wrong with one field: a reason of the contract, or one that the form has words of its own for. */
export type FormProblem = {
  readonly field: string;
  readonly reason: string;
  readonly details?: NonNullable<Failure['details']>;
};

/** What is wrong, at a field or, where that is null, with the form. */
export type Wrong = Failure & {readonly field: string | null};

/** The values of a form by the names of its fields, in the form's order. */
export type FormValues = Readonly<Record<string, unknown>>;

/** What was wrong at the last try and still is: a problem goes as it is mended, and none comes while one types. Rule: FLD4. */
export function standingProblems(tried: readonly FormProblem[], now: readonly FormProblem[]): readonly FormProblem[] {
  return tried.filter((one) => now.some(({field, reason}) => field === one.field && reason === one.reason));
}

/**
 * Where a refusal stands: at the field that it names, where that is still as it was sent, else at the form. A name in a list has the
 * place in it too: `countries.1`.
 */
export function placeRefusal(failure: Failure, sent: FormValues, now: FormValues): Wrong {
  const [field = ''] = String(failure.details?.['field'] ?? '').split('.');
  return {...failure, field: Object.hasOwn(now, field) && sent[field] === now[field] ? field : null};
}

/** Whether the field that was refused is another since; what is no field's stands until the next try. Rule: FLD4. */
export function isMended({field}: Wrong, sent: FormValues, now: FormValues): boolean {
  return field !== null && sent[field] !== now[field];
}
