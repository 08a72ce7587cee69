import type {LocalDatabase} from '#sync/store/local-database.ts';
import {writeDeviceValue} from '#src/data/device/device-value.ts';

/** The new-company flag: which company was just made or added on this device. Source: S4.12. */
const newCompanyKey = 'new-company';

/** Raises the flag: the popup shows as soon as a screen is there, also after a reload. */
export async function noteNewCompany(database: LocalDatabase, name: string): Promise<void> {
  await writeDeviceValue(database, newCompanyKey, name);
}

/** The name of the company that was just made or added; null when its popup was seen. */
export async function readNewCompany(database: LocalDatabase): Promise<string | null> {
  const name: unknown = (await database.device.get(newCompanyKey))?.value;
  return typeof name === 'string' ? name : null;
}

/** Lowers the flag. */
export async function forgetNewCompany(database: LocalDatabase): Promise<void> {
  await database.device.delete(newCompanyKey);
}
