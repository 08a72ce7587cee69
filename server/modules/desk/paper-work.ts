import {sql, type SQL} from 'drizzle-orm';
import {orderKinds} from '#contract/catalogue/ids.ts';
import {companyTypes} from '#contract/companies/company.ts';
import {companyStatuses} from '#contract/companies/progress.ts';
import {deskPapers, listDuePapers, type DeskPaper} from '#contract/desk/due-papers.ts';
import {literal} from '#server/db/literal.ts';
import {isClosedIn} from '#server/db/spaces.ts';
import type {WorkSource} from './work-source.ts';

/** Where the row of a company says that a paper is there. */
const isThere: Readonly<Record<DeskPaper, SQL>> = {
  articles: sql`company.has_articles`,
  'ein-letter': sql`company.has_ein_letter`,
};

/** Every way in which a company can stand at which Faro must have brought a paper, as `listDuePapers` says it. */
const standings = orderKinds.flatMap((kind) =>
  companyTypes.flatMap((type) =>
    companyStatuses.flatMap((status) =>
      listDuePapers({kind, type, status}).map((paper) => ({kind, type, status, paper})),
    ),
  ),
);

const ofPaper = (paper: DeskPaper) => standings.filter((one) => one.paper === paper);
const statusesOf = (ways: typeof standings) =>
  sql.join(
    [...new Set(ways.map(({status}) => status))].map((status) => literal(status)),
    sql`, `,
  );

const isMissing = (paper: DeskPaper) => {
  const ways = ofPaper(paper).map(
    ({kind, type, status}) => sql`(${literal(kind)}, ${literal(type)}, ${literal(status)})`,
  );
  return sql`(not ${isThere[paper]} and (company.kind, company.type, company.status) in (${sql.join(ways, sql`, `)}))`;
};

/** Since when a company has been past the step that a paper proves; the last time, where it was put back. */
const sinceOf = (paper: DeskPaper) => sql`case when ${isMissing(paper)} then coalesce((
  select max(step.moved_at)::timestamptz from company_steps as step where step.space_id = company.space_id and not step.deleted
    and step.from_status not in (${statusesOf(ofPaper(paper))}) and step.to_status in (${statusesOf(ofPaper(paper))})), company.since) end`;

const papers = sql.join(
  deskPapers.map((paper) => sql`case when ${isMissing(paper)} then ${literal(paper)} end`),
  sql`, `,
);

/** Companies whose papers of the state or the IRS are not there although the step is done. Rules: DSK7, DOC4, DIS10. */
export const paperWork: WorkSource = {
  kinds: ['give-document'],
  rows: () => sql`select 'give-document'::text as kind, company.space_id as subject_id,
      (select orders.id from orders where orders.number = company.order_number) as order_id, company.space_id as company_id,
      company.name, company.state, company.work_words as words,
      least(${sql.join(deskPapers.map(sinceOf), sql`, `)}) as since, null::timestamptz as due_at, null::text as due_day
    from desk_companies as company
    -- In the words of the index: a new kind of order or paper is one more there.
    where company.kind = 'create' and not (company.has_articles and company.has_ein_letter) and company.status in (${statusesOf(standings)})
      and (${sql.join(deskPapers.map(isMissing), sql` or `)}) and not (${isClosedIn(sql`company.space_id`)})`,
  about: sql`select jsonb_build_object('of', 'papers', 'papers', array_remove(array[${papers}], null))
    from desk_companies as company where company.space_id = work.company_id`,
};
