import {afterEach, beforeEach, expect, test} from 'vitest';
import {findBrokenTexts} from '#tests/kits/screen-kit/long-texts.ts';
import {findTraps, findViolations, measureBeyond} from '#tests/kits/screen-kit/look.ts';
import {closeScreen, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';

// The sweep over all screens says that nothing is wrong: here it is told what is.

const fault = document.createElement('div');

beforeEach(async () => {
  await openScreen({path: 'login', who: 'guest'});
  document.querySelector('main')?.append(fault);
});

afterEach(async () => {
  fault.remove();
  await closeScreen();
});

test('the sweep finds a button without a name and a text without contrast', async () => {
  fault.innerHTML = '<button type="button"></button><p style="color: #bbb; background: #fff">Pálido</p>';
  const found = (await findViolations()).join('\n');
  expect(found).toContain('button-name');
  expect(found).toContain('color-contrast');
});

test('the sweep finds what sticks out of a narrow window', async () => {
  fault.innerHTML = '<p style="width: 400px">Ancho</p>';
  expect(await measureBeyond(1284)).toBe(0);
  expect(await measureBeyond(320)).toBeGreaterThan(0);
});

test('the sweep finds a place with an order of its own, and one that hides the focus', async () => {
  fault.innerHTML =
    '<button type="button" tabindex="3">Primero</button><button type="button" style="all: unset">Oculto</button>';
  const found = (await findTraps()).join('\n');
  expect(found).toContain('has an order of its own');
  expect(found).toContain('does not show that it has the focus');
});

test('the sweep finds a text that is cut off', () => {
  fault.innerHTML = '<p style="width: 60px; overflow: hidden; white-space: nowrap">Un texto que no cabe</p>';
  expect(findBrokenTexts()).toEqual([expect.stringContaining('cut off sideways')]);
});
