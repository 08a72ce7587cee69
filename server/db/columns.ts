import {bigint, customType, uuid} from 'drizzle-orm/pg-core';
import {toIsoInstant} from './database.ts';

/** An instant: `timestamptz(3)` in the database, ISO 8601 UTC with milliseconds in the program. Source: D31. */
export const instant = customType<{data: string; driverData: string}>({
  dataType: () => 'timestamptz(3)',
  fromDriver: toIsoInstant,
});

/** Raw bytes: token hashes and salts. */
export const bytes = customType<{data: Buffer; driverData: Buffer}>({dataType: () => 'bytea'});

/** An amount in its currency's smallest unit, or any other whole number up to 2^53. Source: D17. */
export const wholeNumber = (name: string) => bigint(name, {mode: 'number'});

/** A row's own id or a reference to one. */
export const rowId = (name: string) => uuid(name);
