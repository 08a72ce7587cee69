import {addDays} from '#contract/kernel/dates.ts';
import {hasRight} from '#contract/teammates/rights.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {readRowsOfEach, type RowOf} from '#src/data/database/read-rows.ts';
import type {Language} from '#src/i18n/languages.ts';
import {pathTo} from '#src/routing/routing.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {sayFailedCharge, sayLocked} from './say-charge-notice.ts';
import type {DateNotice} from './tell-dates.ts';

/** What happened longer ago is news to nobody, in days; shorter than a notice is remembered (`tell-dates.ts`). */
const newsDays = 45;

type Saying = {readonly language: Language; readonly sayDay: (day: string) => string};

/**
 * The tries to charge a renewal that failed, for who sees what is paid, and the plans that have ended, for everybody whose work they stop;
 * from this device. Whether reminders are wanted does not matter: this is none. Rule: NTC9.
 */
export async function readChargeNotices(
  database: LocalDatabase,
  companies: readonly MyCompany[],
  {saying, today}: {readonly saying: Saying; readonly today: string},
): Promise<readonly DateNotice[]> {
  const found = await readRowsOfEach(database, companies, ['subscriptions']);
  return found
    .flatMap(([company, {subscriptions}]) => [
      ...listFailed(company, subscriptions, saying),
      ...listLock(company, saying),
    ])
    .filter(({day}) => day >= addDays(today, -newsDays));
}

function listFailed(
  {id, name, role}: MyCompany,
  rows: readonly RowOf<'subscriptions'>[],
  saying: Saying,
): readonly DateNotice[] {
  if (!hasRight(role, 'billing')) return [];
  const href = role === 'owner' ? pathTo.cards(saying.language) : pathTo.subscriptions(saying.language);
  // One charge is for all that is due on its day; what was asked for again is no news to who did.
  const tries = new Map(
    rows.flatMap(({owedFor, paidUntil, retryOn}) =>
      owedFor === null || owedFor === 'wanted-back' ? [] : [[paidUntil, retryOn] as const],
    ),
  );
  return [...tries].map(([dueOn, again]) => ({
    id: `charge ${id} ${dueOn} ${again ?? 'end'}`,
    day: dueOn,
    text: sayFailedCharge({dueOn, again}, name, saying),
    href,
    tone: 'danger' as const,
  }));
}

function listLock({id, name, role, lock, dissolvedOn}: MyCompany, saying: Saying): readonly DateNotice[] {
  // Nothing is to be renewed of one that is dissolved.
  if (dissolvedOn || lock?.reason !== 'company.plan-lapsed') return [];
  const {language} = saying;
  const href = role === 'bookkeeper' ? pathTo.books(language, id) : pathTo.subscriptions(language);
  return [
    {id: `lock ${id} ${lock.since}`, day: lock.since, text: sayLocked(lock.since, name, saying), href, tone: 'danger'},
  ];
}
