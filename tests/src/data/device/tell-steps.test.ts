import {expect, test} from 'vitest';
import {readMeta} from '#sync/store/meta.ts';
import {tellSteps, type CompanyMove} from '#src/data/device/tell-steps.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {testId} from '#tests/fixtures/build-change.ts';

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`;
const heard = {language: 'es', now: at(12)} as const;

function step(place: number, hour: number, toStatus: CompanyMove['move']['toStatus'] = 'ObtainingEin'): CompanyMove {
  const move = {
    id: testId(0x7000 + place),
    kind: 'onward',
    fromStatus: 'Start',
    toStatus,
    day: '2026-11-20',
    movedAt: at(hour),
    movedBy: 'Olga',
    note: '',
    skipReason: null,
  } as const;
  return {name: 'Nube LLC', href: '/es/dashboard/company/1', move};
}

test('[NTC5] a step that is new to this device is told once, by two tabs at once too; an older one is not', async () => {
  const database = openLocalDevice();
  const told = async () => ((await readMeta(database, 'notices')) ?? []).map(({text}) => text);
  const before = step(1, 9);
  await tellSteps(database, [before], heard);
  expect(await told()).toEqual([]);
  const fresh = [before, step(3, 14, 'ProvisionalEinLetterObtained'), step(2, 13)];
  await Promise.all([tellSteps(database, fresh, heard), tellSteps(database, fresh, heard)]);
  expect(await told()).toEqual(['Nube LLC: EIN solicitado al IRS', 'Nube LLC: Carta provisional del EIN']);
  await tellSteps(database, [...fresh, step(4, 15, 'Canceled')], heard);
  expect((await told()).at(-1)).toBe('Nube LLC: Cancelada');
  expect(await told()).toHaveLength(3);
});
