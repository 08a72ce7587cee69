import type {Device} from '#tests/sync/simulation/world/device.ts';
import {isAccountedFor, type Watched} from './ledger.ts';
import {Violation} from './violation.ts';
import type {World} from '#tests/sync/simulation/world/world.ts';

/** Lets time pass: everything that is due happens, one after another. */
export async function passTime(world: World, ms: number): Promise<void> {
  const {timeline} = world;
  const untilMs = timeline.nowMs() + ms;
  await world.settle();
  while (timeline.next(untilMs)) {
    await world.settle();
    watchAll(world);
  }
  timeline.moveTo(untilMs);
}

/** Looks at every device: what left its queue must have taken effect, wait for a decision, or have been taken back. */
export function watchAll(world: World): void {
  tellMoves(world);
  for (const device of world.devices) {
    const left = world.ledger.watch(lookAt(device));
    for (const entry of left)
      if (!isAccountedFor(entry) && !world.server.hasExecuted(entry.change.id))
        throw new Violation('1 exactly once', `${entry.change.id} left the queue of ${device.name} and is nowhere`);
  }
}

/** What a device holds now. */
export function lookAt({
  name,
  userId,
  outbox,
  attention,
  recent,
}: Pick<Device, 'name' | 'userId' | 'outbox' | 'attention' | 'recent'>): Watched {
  return {name, userId, outbox: outbox(), attention: attention(), recent: recent()};
}

/** What everybody has been told: how far each space is, and in which epoch. */
type Told = {readonly versions: Map<string, number>; epoch: string};

const told = new WeakMap<World, Told>();

/** Tells everybody who listens of spaces that moved on, and after a restore of the epoch; some hear of it late. */
function tellMoves(world: World): void {
  const epoch = world.server.epoch();
  const known = told.get(world) ?? {versions: new Map<string, number>(), epoch};
  told.set(world, known);
  const isAnew = known.epoch !== epoch;
  known.epoch = epoch;
  for (const [spaceId, version] of world.server.versions()) {
    if (known.versions.get(spaceId) === version && !isAnew) continue;
    known.versions.set(spaceId, version);
    const poke = isAnew ? {spaceId, version, epoch} : {spaceId, version};
    for (const device of world.devices) {
      const delayMs = Math.floor(world.dice('poke', device.name, spaceId, version) ** 6 * 10_000);
      world.timeline.plan(delayMs, () => {
        if (!device.weather.isDown) device.poke(poke);
      });
    }
  }
}
