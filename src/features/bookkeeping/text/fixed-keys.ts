import type {DefaultCategoryKey} from '#contract/bookkeeping/category.ts';
import type {MatchReason} from '#workers/csv-import/match/match-task.ts';
import type {
  EvidenceReason,
  FileReason,
  ImportQuestion,
  ImportWarning,
  RowErrorReason,
  SkipReason,
} from '#workers/csv-import/reasons.ts';

/** Why an act on an import is refused; beside the reading's own reasons. */
export const actReasons = [
  'import.unanswered',
  'import.not-found',
  'import.already-undone',
  'import.row-settled',
  'import.row-known',
  'import.already-apart',
] as const;

/** Everything the importer can say of a file or a row. */
export type ImportReason =
  | FileReason
  | RowErrorReason
  | SkipReason
  | ImportQuestion
  | ImportWarning
  | (typeof actReasons)[number];

type NameOf<Reason extends string> = Reason extends `import.${infer Name}` ? Name : never;

/** Text keys that are made from ids of other houses: one that has no text in a language does not compile. */
export type FixedTextKey =
  | `reason-${NameOf<ImportReason>}`
  | `because-${EvidenceReason}`
  | `match-${MatchReason}`
  | `category-${DefaultCategoryKey}`;
