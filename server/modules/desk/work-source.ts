import type {SQL} from 'drizzle-orm';
import type {WorkKind} from '#contract/desk/work-kinds.ts';

/**
 * Where work of some kinds comes from.
 *
 * `rows` selects, for all that waits at `nowMs` (milliseconds since 1970): `kind`, `subject_id`, `order_id`, `company_id`, `name`, `state` (text),
 * `words` (its name and the number of its order, in small letters), `since` (timestamptz), `due_at` (timestamptz, null where no rule gives one) and `due_day` (the
 * civil day as text, where the rule gives a day). What is done is not among them. Where one kind alone is asked for it need select no others.
 * `about` selects what else there is to know of one piece of `work`, as JSON of the endpoint's `about`; it is asked for each of a page alone.
 * Rule: DSK1.
 */
export type WorkSource = {
  readonly kinds: readonly WorkKind[];
  readonly rows: (nowMs: number, kind: WorkKind | null) => SQL;
  readonly about?: SQL;
};
