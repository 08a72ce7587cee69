import {sql} from 'drizzle-orm';
import {companyTypes} from '#contract/companies/company.ts';
import {servicesOf, type ServiceFacts} from '#contract/policy/services.ts';
import {inTransaction, type Database} from '#server/db/database.ts';
import {changeServices} from '#server/db/spaces.ts';

/**
 * Gives every space the services it is due: a release may have changed what some have. Their people's devices hear of it as of any change.
 *
 * @returns how many spaces had others. Rule: POL6.
 */
export async function settleServices(database: Database): Promise<number> {
  let count = 0;
  const kinds: ServiceFacts[] = [{kind: 'person'}, ...companyTypes.map((type) => ({kind: 'company', type}) as const)];
  for (const facts of kinds) {
    const isSuch = facts.kind === 'company' ? sql`companies.type = ${facts.type}` : sql`companies.type is null`;
    const {rows} = await database.execute<{id: string}>(
      sql`select spaces.id from spaces left join companies on companies.space_id = spaces.id and companies.id = spaces.id
        where spaces.kind = ${facts.kind} and ${isSuch} and spaces.services <> ${sql.param([...servicesOf(facts)])}::text[]
        order by spaces.id`,
    );
    for (const {id} of rows) await inTransaction(database, (tx) => changeServices(tx, id, facts));
    count += rows.length;
  }
  return count;
}
