import type {LocalDatabase} from '#sync/store/local-database.ts';
import {useDeviceValue, writeDeviceValue} from './device-value.ts';

/** Under which this device keeps how many letters are unread: the menu shows it before the mail is read. */
const unreadKey = 'mail-unread';

/** Keeps how many letters nobody has read, of all companies whose mail the person may read. Rule: MLG16. */
export async function writeUnreadMail(database: LocalDatabase, count: number): Promise<void> {
  await database.transaction('rw', database.device, async () => {
    if ((await database.device.get(unreadKey))?.value !== count) await writeDeviceValue(database, unreadKey, count);
  });
}

/** How many letters nobody has read; null while that is not known. Rule: MLG16. */
export function useUnreadMail(): number | null {
  const count = useDeviceValue(unreadKey);
  return typeof count === 'number' ? count : null;
}
