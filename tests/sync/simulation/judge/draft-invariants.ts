import type {Device} from '#tests/sync/simulation/world/device.ts';
import type {EndState} from './invariants.ts';
import {expectNone} from './violation.ts';

/** What drafts are judged by. */
type Drafts = Pick<EndState, 'ledger'> & {
  /** Every change that a visitor was told is kept, and the device. */
  readonly left: ReadonlyMap<string, string>;
  readonly devices: readonly Pick<Device, 'name' | 'left'>[];
};

/** 10. What visitors left is the person's, all of it: that it came once and took effect is judged as every change of theirs is. */
export function checkHandedOver({ledger, left, devices}: Drafts): void {
  const faults = [...left].flatMap(([id, name]) =>
    ledger.entries.has(id) ? [] : [`${id}, which a visitor of ${name} was told is kept, came to nobody`],
  );
  for (const {name, left: waiting} of devices)
    if (waiting().size > 0) faults.push(`${name} still holds ${waiting().size} changes of a visitor`);
  expectNone('10 handed over', faults);
}
