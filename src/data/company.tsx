import {createContext, use, useCallback, useMemo, type ReactNode} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import {companies, type CompanyRow} from '#contract/companies/company.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readSpaces} from '#sync/store/meta.ts';
import {useDeviceValue, writeDeviceValue} from './device-value.ts';
import {decideFirstPull, type FirstPull} from './first-pull.ts';
import {useLocalDatabase} from './local-data.tsx';
import {useOnline} from './use-online.ts';
import {useSyncStatus} from './use-sync-status.ts';

/** A company the person works on, with their part in it. */
export type MyCompany = CompanyRow & {readonly role: SpaceRole};

type Companies = {
  /** By name; undefined while they are read. */
  all: readonly MyCompany[] | undefined;
  /** The one the screens are about: chosen on this device, else the first; null when there is none. */
  current: MyCompany | null;
  choose: (companyId: string) => void;
  /** Whether `all` is the whole truth. */
  firstPull: FirstPull;
};

const CompanyContext = createContext<Companies | null>(null);

const chosenKey = 'company';

/** Knows the person's companies and which one the screens are about. */
export function CompanyProvider({children}: {children: ReactNode}) {
  const database = useLocalDatabase();
  const found = useLiveQuery(async () => readCompanies(database), [database]);
  const status = useSyncStatus();
  const isOnline = useOnline();
  const chosen = useDeviceValue(chosenKey);
  const choose = useCallback(
    (companyId: string) => {
      void writeDeviceValue(database, chosenKey, companyId);
    },
    [database],
  );
  const isRead = found !== undefined && chosen !== undefined && status !== undefined;
  const firstPull = isRead
    ? decideFirstPull({companyCount: found.all.length, spaceCount: found.spaceCount, status, isOnline})
    : 'reading';
  const value = useMemo<Companies>(() => {
    // Until both are read, nothing is current: the first company must not flash before the chosen one.
    if (found === undefined || chosen === undefined) return {all: undefined, current: null, choose, firstPull};
    const {all} = found;
    return {all, current: all.find((company) => company.id === chosen) ?? all[0] ?? null, choose, firstPull};
  }, [found, chosen, choose, firstPull]);
  return <CompanyContext value={value}>{children}</CompanyContext>;
}

/** The person's companies; only below `CompanyProvider`, which is above every screen with access `user`. */
export function useCompany(): Companies {
  const value = use(CompanyContext);
  if (!value) throw new Error('Companies were asked for outside CompanyProvider');
  return value;
}

async function readCompanies(database: LocalDatabase): Promise<{all: MyCompany[]; spaceCount: number}> {
  const spaces = await readSpaces(database);
  const found = await Promise.all(
    [...spaces].map(async ([spaceId, {role}]) => {
      const rows = await readTable(database, companies, spaceId);
      return rows.filter((row) => row.id === spaceId).map((row) => ({...row, role}));
    }),
  );
  const all = found.flat().sort((left, right) => left.name.localeCompare(right.name));
  return {all, spaceCount: spaces.size};
}
