import {createContext, use, useCallback, useMemo, type ReactNode} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import type {CompanyRow} from '#contract/companies/company.ts';
import type {SpaceLock} from '#contract/kernel/space.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta, readSpaces} from '#sync/store/meta.ts';
import {writeDeviceValue} from '#src/data/device/device-value.ts';
import {decideFirstPull, type FirstPull} from './first-pull.ts';
import {useRefuseClosed} from './refuse-closed.ts';
import {useLocalDatabase} from './local-data.tsx';
import {readRowsOfEach} from './read-rows.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useSyncStatus} from './sync-status.tsx';

/** A company the person works on, with their part in it. */
export type MyCompany = CompanyRow & {
  readonly role: SpaceRole;
  /** What of it can be read only. Rule: SYN38. */
  readonly lock?: SpaceLock;
};

type Companies = {
  /** By name; undefined while they are read. */
  all: readonly MyCompany[] | undefined;
  /** The one the screens are about: chosen on this device, else the first; null when there is none. */
  current: MyCompany | null;
  choose: (companyId: string) => void;
  /** Whether `all` is the whole truth. */
  firstPull: FirstPull;
  /** Companies that were the person's until the server said otherwise. */
  leftIds: readonly string[];
};

const CompanyContext = createContext<Companies | null>(null);

const chosenKey = 'company';

/** Knows the person's companies and which one the screens are about. */
export function CompanyProvider({children}: {children: ReactNode}) {
  const database = useLocalDatabase();
  const found = useLiveQuery(
    async () => readCompanies(database),
    [database],
    early?.database === database ? early.found : undefined,
  );
  const status = useSyncStatus();
  const isOnline = useOnline();
  const choose = useCallback(
    (companyId: string) => {
      void writeDeviceValue(database, chosenKey, companyId);
    },
    [database],
  );
  const firstPull = found ? decideFirstPull({companyCount: found.all.length, ...found, status, isOnline}) : 'reading';
  useRefuseClosed(database, found?.all.filter(({dissolvedOn}) => dissolvedOn).map(({id}) => id) ?? []);
  const value = useMemo<Companies>(() => {
    if (found === undefined) return {all: undefined, current: null, choose, firstPull, leftIds: []};
    return {all: found.all, current: pickCurrent(found), choose, firstPull, leftIds: found.leftIds};
  }, [found, choose, firstPull]);
  return <CompanyContext value={value}>{children}</CompanyContext>;
}

/** The person's companies; only below `CompanyProvider`, which is above every screen with access `user`. */
export function useCompany(): Companies {
  const value = use(CompanyContext);
  if (!value) throw new Error('Companies were asked for outside CompanyProvider');
  return value;
}

type FoundCompanies = {
  all: readonly MyCompany[];
  spaceCount: number;
  leftIds: readonly string[];
  /** What was chosen on this device; the first company must not flash before it. */
  chosenId: unknown;
};

let early: {database: LocalDatabase; found: FoundCompanies} | null = null;

/** What the first screen reads once the companies are known; see {@link readScreenEarly}. */
let readEarly: ((database: LocalDatabase, all: readonly MyCompany[]) => Promise<unknown>) | null = null;

/** Reads the companies before any screen is drawn. Answers with the one that will be current: that of the address, else the chosen one. */
export async function readCompaniesEarly(database: LocalDatabase, addressId: string | null): Promise<string | null> {
  const found = await readCompanies(database);
  early = {database, found};
  await askEarly();
  return found.all.find((company) => company.id === addressId)?.id ?? pickCurrent(found)?.id ?? null;
}

/** Has the first screen of a page read what it will show as soon as the companies are known: while the page is still put together. */
export async function readScreenEarly(read: NonNullable<typeof readEarly>): Promise<void> {
  readEarly = read;
  await askEarly();
}

/** What takes longer keeps no page blank: drawing asks for it again, where there is somebody to tell. */
const earlyTimeoutMs = 1_000;

async function askEarly(): Promise<void> {
  if (!early || !readEarly) return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, earlyTimeoutMs));
  await Promise.race([readEarly(early.database, early.found.all).catch(() => undefined), late]);
}

function pickCurrent({all, chosenId}: FoundCompanies): MyCompany | null {
  return all.find((company) => company.id === chosenId) ?? all[0] ?? null;
}

/** The person's companies as this device has them. Knows nothing of React. */
export async function readCompanies(database: LocalDatabase): Promise<FoundCompanies> {
  const spaces = [...(await readSpaces(database))].filter(([, {kind}]) => kind !== 'person');
  const found = await readRowsOfEach(
    database,
    spaces.map(([id, {role, lock}]) => ({id, role, lock})),
    ['companies'],
  );
  const mine = found.flatMap(([{id, role, lock}, rows]) =>
    rows.companies
      .filter((row) => row.id === id)
      // A row that came before companies could be dissolved does not say it.
      .map((row) => ({...row, dissolvedOn: row.dissolvedOn ?? null, role, ...(lock && {lock})})),
  );
  const all = mine.sort((left, right) => left.name.localeCompare(right.name));
  const leftIds = Object.keys((await readMeta(database, 'leftSpaces')) ?? {});
  return {all, spaceCount: spaces.length, leftIds, chosenId: (await database.device.get(chosenKey))?.value};
}
