import type {Json} from '#contract/kernel/field-values.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {RowProblem} from '#contract/kernel/synced-table.ts';
import {companyDrafts} from '#contract/formation/company-draft.ts';
import {emptyPartner} from '#contract/formation/empty.ts';
import {draftPartners} from '#contract/formation/draft-partner.ts';
import type {CompanyDraft, DraftPartner} from '#contract/formation/draft.ts';
import {isShare} from '#contract/formation/shares.ts';
import {readIds, writeIds} from '#contract/formation/texts.ts';
import {readSealed} from '#contract/sealing/sealed-value.ts';
import type {Change} from '#contract/sync/change.ts';
import type {KeptDraft} from '#src/data/wizard/draft-store.ts';
import {planDeletion, planEdit, planRow, type RecordOptions, type RecordPlace} from '#src/data/record.ts';

/** A draft as its rows have it. */
export type DraftRows = {readonly kept: KeptDraft<CompanyDraft>; readonly workedAt: string};

/** What has to be recorded, how the rows stand then, and what could not be kept. */
export type PlannedWrites = {
  readonly changes: readonly Change[];
  readonly rows: DraftRows;
  readonly outcome: Outcome<void>;
};

type Typing = Required<Pick<RecordOptions, 'making' | 'groupId'>>;

/** "2 days ago" needs no more than this, in milliseconds. */
const workedEveryMs = 60_000;

/**
 * What typing has changed in a draft and its partners, as changes of the fields alone that are others: see `recordTyping`. A text that can
 * never be right is left out, and told; the rest is kept. Rules: REC1, FRM1, FRM2.
 *
 * @param options with the group of what is typed in one go.
 */
export function planWrites(
  place: RecordPlace,
  {kept: base, workedAt}: DraftRows,
  mine: KeptDraft<CompanyDraft>,
  options: Typing,
): PlannedWrites {
  const ofPartners = planPartners(place, base.draft.partners, mine.draft.partners, options);
  const {partners: _base, ...was} = base.draft;
  const {partners: _mine, ...typed} = mine.draft;
  const {row, problems} = keepRight(companyDrafts.check, was, typed);
  const passed = writeIds([...base.passed, ...mine.passed]);
  const planRowOf = (at: string) =>
    planEdit(
      place,
      'companyDrafts',
      {...was, passed: writeIds(base.passed), workedAt},
      {...row, passed, workedAt: at},
      options,
    );
  const isOld = Date.parse(options.making.now) - Date.parse(workedAt) >= workedEveryMs;
  const isWorkedOn = [...ofPartners.changes, ...listPlanned(planRowOf(workedAt))].length > 0;
  const worked = isWorkedOn && isOld ? options.making.now : workedAt;
  const [problem] = [...problems, ...ofPartners.problems];
  return {
    changes: [...ofPartners.changes, ...listPlanned(planRowOf(worked))],
    rows: {kept: {draft: {...row, partners: ofPartners.partners}, passed: readIds(passed)}, workedAt: worked},
    outcome: problem ? fail('validation', problem.reason, {details: {field: problem.field}}) : succeed(undefined),
  };
}

type Partners = readonly DraftPartner[];

/** Each partner that is added or taken away is an act of its own. */
function planPartners(place: RecordPlace, base: Partners, mine: Partners, options: Typing) {
  const {making} = options;
  const known = new Map(base.map((partner) => [partner.id, partner]));
  const here = new Set(mine.map(({id}) => id));
  const kept = mine.map((partner) => {
    const was = known.get(partner.id);
    const {id} = partner;
    const before = was ?? {...emptyPartner(partner.draftId, partner.createdAt), id};
    const {row, problems} = keepRight(draftPartners.check, before, keepAnswers(before, partner));
    const {id: _, ...fields} = row;
    const planned = was
      ? planEdit(place, 'draftPartners', was, fields, options)
      : planRow(place, 'draftPartners', fields, {making, id});
    const told = problems.map((problem) => ({...problem, field: `partners.${id}.${problem.field}`}));
    return {row, problems: told, changes: listPlanned(planned)};
  });
  const gone = base.filter(({id}) => !here.has(id)).map(({id}) => planDeletion(place, 'draftPartners', [id], {making}));
  return {
    partners: kept.map(({row}) => row),
    problems: kept.flatMap(({problems}) => problems),
    changes: [...kept.flatMap(({changes}) => changes), ...gone],
  };
}

/**
 * An identity number that is still being typed, or a share that nobody can have, is no answer yet, and no server would take what was typed with it:
 * the row keeps the one that it has. Rules: SEA1, FRM10.
 */
function keepAnswers(was: DraftPartner, typed: DraftPartner): DraftPartner {
  const keep = (field: 'taxId' | 'passport') =>
    typed[field] === null || readSealed(typed[field]) ? typed[field] : was[field];
  const {shareBasisPoints: share} = typed;
  const shareBasisPoints = share === null || isShare(share) ? share : was.shareBasisPoints;
  return {...typed, taxId: keep('taxId'), passport: keep('passport'), shareBasisPoints};
}

function listPlanned(planned: Outcome<Change | null>): Change[] {
  return planned.ok && planned.value ? [planned.value] : [];
}

/** The row as typed, less the fields of which the table says that they can never be right: these stay as they were. */
function keepRight<Row extends object>(
  check: (row: Readonly<Record<string, Json>>) => readonly RowProblem[],
  was: Row,
  typed: Row,
): {readonly row: Row; readonly problems: readonly RowProblem[]} {
  // A row's fields hold nothing but Json.
  const problems = check(typed as Readonly<Record<string, Json>>);
  const wrong = new Set(problems.map(({field}) => field));
  const right = Object.entries(typed).filter(([field]) => !wrong.has(field));
  return {row: {...was, ...Object.fromEntries(right)}, problems};
}
