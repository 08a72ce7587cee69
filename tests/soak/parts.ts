import {abuse} from './abuse.ts';
import {crashes} from './crashes.ts';
import {brokenLink} from './broken-link.ts';
import {changesInBrowser, killedBrowser, ninetyDays} from './in-browser.ts';
import {killedPostgres, killedServer} from './kills.ts';
import {lossyLink} from './lossy-link.ts';
import type {Part} from './part.ts';
import {overPostgres} from './over-postgres.ts';
import {killedOrders, manyOrders} from './orders.ts';
import {manyPayments} from './payments.ts';
import {prices} from './prices.ts';
import {
  simulation,
  simulationDrafts,
  simulationLayouts,
  simulationMore,
  simulationOwn,
  twoDevices,
} from './simulation.ts';
import {wholeFiles} from './whole-files.ts';

/** Every part of `npm run soak`, in the order of the table. */
export const parts: readonly Part[] = [
  lossyLink,
  changesInBrowser,
  brokenLink,
  killedServer,
  killedPostgres,
  killedBrowser,
  ninetyDays,
  simulation,
  twoDevices,
  simulationMore,
  simulationOwn,
  simulationDrafts,
  simulationLayouts,
  wholeFiles,
  overPostgres,
  crashes,
  prices,
  manyPayments,
  manyOrders,
  killedOrders,
  abuse,
];
