import {listUnsentFiles} from '#sync/files/unsent-files.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {listPending} from '#sync/outbox/list-pending.ts';
import {readMeta} from '#sync/store/meta.ts';
import {readStatus} from '#sync/status/read-status.ts';
import type {Device} from '#tests/sync/simulation/world/device.ts';
import type {Ledger} from './ledger.ts';
import type {SimulatedServer} from '#tests/sync/simulation/world/simulated-server.ts';
import {expectNone} from './violation.ts';

/**
 * 7. What the screens say is true at this moment: what is called local never reached the server, what is called confirmed did, and nothing
 * is called sent that is not.
 */
export async function checkScreens(
  device: Device,
  database: LocalDatabase,
  {server, ledger}: {readonly server: SimulatedServer; readonly ledger: Ledger},
): Promise<void> {
  const [pending, status] = [await listPending(database, 10_000), await readStatus(database)];
  const ids = new Map(device.outbox().map(({order, id}) => [order, id]));
  const faults: string[] = [];
  // Until it hears of a restored backup, a device believes what the server had said before.
  const epoch = await readMeta(database, 'epoch');
  if (server.epoch() !== '' && epoch !== undefined && epoch !== server.epoch()) return;
  let waiting = 0;
  for (const {order, state} of pending) {
    const id = ids.get(order) ?? '';
    const isDone = server.hasExecuted(id);
    if (!isDone) waiting += 1;
    // What the other copy of a profile has sent cannot be known here.
    const isShared = ledger.entries.get(id)?.isShared === true;
    if (isDone && state === 'local' && !isShared)
      faults.push(`${device.name} calls change ${order} local, and the server has it`);
    if (!isDone && state === 'confirmed')
      faults.push(`${device.name} calls change ${order} confirmed, and the server does not have it`);
  }
  if (status.pendingCount < waiting)
    faults.push(`${device.name} says that ${status.pendingCount} wait, and ${waiting} do`);
  const refused = (await listUnsentFiles(database)).filter(({state}) => state === 'refused');
  if (status.attentionCount !== device.attention().length + refused.length)
    faults.push(`${device.name} says that ${status.attentionCount} need a decision`);
  expectNone('7 true screens', faults);
}
