import {valueAt} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import {writeMeta} from '#sync/store/meta.ts';
import type {ActName} from './act-sets.ts';
import {act, isDecision, type ActEnd} from './acts.ts';
import {checkBroughtBack, type Decided} from '#tests/sync/simulation/judge/decision-invariants.ts';
import type {Device} from '#tests/sync/simulation/world/device.ts';
import {pickFrom} from '#tests/sync/simulation/world/dice.ts';
import type {AttachedFile} from './file-acts.ts';
import type {PlacedRow} from '#tests/sync/simulation/world/simulated-server.ts';
import type {Step} from './steps.ts';
import type {Tab} from '#tests/sync/simulation/world/tab.ts';
import {Violation} from '#tests/sync/simulation/judge/violation.ts';
import {lookAt, passTime, watchAll} from '#tests/sync/simulation/judge/watch.ts';
import type {World} from '#tests/sync/simulation/world/world.ts';

const maxTabs = 3;
const maxDevices = 6;

/** Does one step, and lets everything it sets off go as far as it can without time passing. */
export async function takeStep(world: World, step: Step): Promise<void> {
  const {timeline} = world;
  if (step.do === 'pass') return passTime(world, step.ms);
  if (step.do === 'member') await setMember(world, step);
  else if (step.do === 'back-up') await world.server.backUp();
  else if (step.do === 'restore') await restoreServer(world);
  else if (step.do === 'calm') return calmDown(world);
  else {
    const device = pickFrom(step.do === 'act' ? whereTo(world, step.act) : world.devices, step.device);
    if (!device) return;
    if (step.do === 'act') return takeAct(world, device, step);
    if (step.do === 'open' && device.living().length < maxTabs) device.openTab();
    else if (step.do === 'copy') copyProfile(world, device);
    else if (step.do === 'update') device.update();
    else if (step.do === 'network') {
      device.weather.isDown = step.isDown;
      timeline.note(`${device.name} network ${step.isDown ? 'down' : 'up'}`);
      if (!step.isDown) wakeAll(device);
    } else if (step.do === 'disk') {
      device.diskFailure = step.failure;
      timeline.note(`${device.name} disk ${step.failure.toFixed(3)}`);
    } else if (step.do === 'session') await changeSession(world, device, step.kind);
    else if ('tab' in step) endTab(pickFrom(device.living(), step.tab), step);
  }
  await world.settle();
}

function wakeAll(device: Device): void {
  for (const tab of device.living()) tab.engine.wake('online');
}

const calmMs = 60_000;

/** Every network is there again for a while, and everybody hears of the others. */
async function calmDown(world: World): Promise<void> {
  world.timeline.note('all networks up');
  for (const device of world.devices) {
    device.weather.isDown = false;
    wakeAll(device);
  }
  await passTime(world, calmMs);
}

/** Whoever decides does so where something waits for it, if it does anywhere. */
function whereTo({devices}: World, name: ActName): readonly Device[] {
  if (!isDecision(name)) return devices;
  const waiting = devices.filter((device) =>
    name === 'bring-back' ? device.settled().length > 0 : device.attention().length > 0,
  );
  return name === 'discard-waiting' || waiting.length === 0 ? devices : waiting;
}

function endTab(tab: Tab | undefined, step: Step & {tab: number}): void {
  if (step.do === 'die') tab?.dieAfter(step.after);
  else if (step.do === 'close') tab?.close();
  else tab?.loseLocks();
}

async function restoreServer({server, timeline, ledger, devices}: World): Promise<void> {
  const done = [...ledger.entries.keys()].filter((id) => server.hasExecuted(id));
  const imports = [...ledger.entries.values()]
    .map(({change}) => change)
    .filter(({op, set}) => op === 'create' && set['importId']);
  const rows = imports.length > 0 ? (await server.view()).rows : [];
  if (!(await server.restore())) return;
  timeline.note('a backup is restored');
  const lacks = new Set(done.filter((id) => !server.hasExecuted(id)));
  const anothers = imports.filter((change) => !ownsAny(change, rows)).map(({id}) => id);
  ledger.restored(devices.map(lookAt), lacks, new Set(anothers));
}

/** Whether any of the rows that an import made is its own. */
function ownsAny({spaceId, rowIds, set}: Change, rows: readonly PlacedRow[]): boolean {
  const made = new Map(rowIds.map((id, index) => [id, set['importId'] && valueAt(set['importId'], index)]));
  return rows.some(
    ({spaceId: place, row}) =>
      place === spaceId && made.has(String(row['id'])) && made.get(String(row['id'])) === row['importId'],
  );
}

/** Somebody restores a computer from an image, or clones it: two devices now believe to be the same sender. */
function copyProfile({addDevice, devices, ledger, timeline}: World, device: Device): void {
  const name = `copy${devices.length}`;
  const copy = devices.length < maxDevices ? addDevice(name, device.userId, device) : null;
  if (!copy) return;
  timeline.note(`${name} begins as a copy of ${device.name}`);
  const discarded = device.settled().flatMap((one) => (one.discarded ? [one.discarded.id] : []));
  ledger.copy(lookAt(device), name, [...discarded, ...device.undone()]);
  copy.openTab();
}

async function setMember(
  {server, people, spaces, timeline, ledger}: World,
  step: Step & {do: 'member'},
): Promise<void> {
  // The first person owns everything and stays.
  const person = pickFrom(people.slice(1), step.person);
  const space = pickFrom(spaces, step.space);
  if (person === undefined || space === undefined) return;
  timeline.note(`person ${people.indexOf(person)} is ${step.role ?? 'nobody'} in space ${spaces.indexOf(space)}`);
  await server.setRole(space, person, step.role);
  ledger.lostSight(person, space);
}

async function changeSession(world: World, device: Device, kind: 'out' | 'other' | 'in' | 'run-out'): Promise<void> {
  world.timeline.note(`${device.name} session ${kind}`);
  if (kind === 'out') device.cookies = null;
  else if (kind === 'run-out') {
    if (device.cookies) device.cookies.accessUntilMs = 0;
  } else if (kind === 'other') {
    // Another tab of the browser signed somebody else in: the queue is not theirs.
    const other = world.people.find((person) => person !== device.userId);
    if (other !== undefined) device.signIn(other);
  } else {
    device.signIn(device.userId);
    const authToken = device.cookies?.antiForgeryToken ?? null;
    const [tab] = device.living();
    if (!tab) return;
    await writeMeta(tab.database, 'session', {userId: device.userId, authToken}).then(
      () => (device.isSignInUnheard = false),
      () => (device.isSignInUnheard = true),
    );
  }
}

async function takeAct(world: World, device: Device, step: Step & {do: 'act'}): Promise<void> {
  const tab = pickFrom(device.living(), step.tab);
  const spaceId = pickFrom(world.spaces, step.space);
  if (!tab || spaceId === undefined) return;
  const {pick, pickOther, number} = step;
  const now = new Date(world.timeline.nowMs()).toISOString();
  const before = readDecided(device);
  const mayLeave = new Set<string>();
  let end: ActEnd | 'failed' | null = null;
  world.timeline.note(`${tab.name} ${step.act}`);
  act(step.act, {
    tab,
    spaceId,
    userId: device.userId,
    number,
    pick,
    pickOther,
    now,
    recordChange: world.recordChange,
    undoLast: world.undoLast,
    mayTakeOut: (ids) => ids.forEach((id) => mayLeave.add(id)),
  }).then(
    (done) => (end = done),
    () => (end = 'failed'),
  );
  await world.settle();
  const after = readDecided(device);
  noteTakenOut(world, device, {before, after}, mayLeave);
  // A visitor's typing takes the place of what was typed before, also where the disk failed after it was done and nobody could tell.
  if (step.act === 'visit') {
    const waiting = device.left();
    for (const id of mayLeave) if (!waiting.has(id)) world.left.delete(id);
  }
  if (step.act === 'bring-back') checkBroughtBack(before, after);
  // Told apart by reading it anew: it was set while this waited.
  const told = end as ActEnd | 'failed' | null;
  if (told === null && !tab.isDead()) throw new Violation('an act ends', `${step.act} on ${tab.name} never did`);
  world.timeline.note(`${tab.name} ${told === null || told === 'failed' ? 'failed' : `saved ${told.saved.length}`}`);
  if (told === null || told === 'failed') return watchAll(world);
  for (const id of told.discarded) {
    const entry = world.ledger.entries.get(id);
    if (entry) entry.isDiscarded = true;
  }
  for (const id of told.left?.discarded ?? []) world.left.delete(id);
  for (const id of told.left?.saved ?? []) world.left.set(id, device.name);
  if (told.attached) keepAttached(world, device, told.attached);
  watchAll(world);
  for (const id of told.saved)
    if (!world.ledger.entries.has(id))
      throw new Violation('1 exactly once', `${id} was said to be saved on ${device.name}, and is not`);
}

/** What an act was free to take out of the queue and the device says was given up, or to withdraw: also where it died before it could tell. */
function noteTakenOut(
  {ledger}: World,
  device: Device,
  {before, after}: {readonly before: Decided; readonly after: Decided},
  mayLeave: ReadonlySet<string>,
): void {
  if (mayLeave.size === 0) return;
  const [waiting, open] = [new Set(after.outbox.map(({id}) => id)), openIn(after)];
  const givenUp = device.givenUp();
  for (const {id} of before.outbox) {
    const entry = ledger.entries.get(id);
    if (entry && mayLeave.has(id) && givenUp.has(id) && !waiting.has(id)) entry.isDiscarded = true;
  }
  for (const id of openIn(before)) {
    const entry = ledger.entries.get(id);
    if (entry && mayLeave.has(id) && !open.has(id)) entry.isWithdrawn = true;
  }
}

function openIn({attention}: Decided): Set<string> {
  return new Set(attention.map(({change}) => change.id));
}

function readDecided(device: Device): Decided {
  return {outbox: device.outbox(), attention: device.attention(), settled: device.settled()};
}

/** Whoever is told that a receipt is kept can lose power at this moment. */
function keepAttached(world: World, device: Device, file: AttachedFile): void {
  world.files.set(file.id, file);
  if (!device.heldFiles().has(file.id))
    throw new Violation('9 files', `${file.id} was said to be kept on ${device.name}, and is not`);
}
