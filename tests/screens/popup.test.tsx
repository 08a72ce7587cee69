import '#src/ui/styles/base.css';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {cleanup, render} from 'vitest-browser-react/pure';
import {Popup} from '#src/ui/overlays/popup.tsx';
import {pressOn} from './keys.ts';

const title = 'Ceibo Studio LLC ya está aquí';
const popup = () => page.getByRole('dialog', {name: title});

/** Opens a popup in a browser that moves things. @returns how often it has gone. */
async function openPopup(): Promise<() => number> {
  const handleClose = vi.fn<() => void>();
  await render(
    <Popup title={title} holdLabel="Mantener abierto" releaseLabel="Dejar que se cierre" onClose={handleClose}>
      Ya puedes importar sus movimientos.
    </Popup>,
  );
  await until(() => document.activeElement?.getAttribute('role') === 'dialog');
  return () => handleClose.mock.calls.length;
}

const middle = () => ({x: innerWidth / 2, y: innerHeight / 2});

const isGoing = () => document.querySelector('[class*=closing]') !== null;

/** By the real clock: what the test runner waits by would move the popup's own. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => requestAnimationFrame(resolve));
}

const pass = async (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  // The browser of these tests is asked for less motion: here nobody asks for it.
  const likeAny = (media: string) =>
    Object.assign(new EventTarget(), {matches: false, media, onchange: null, addListener() {}, removeListener() {}});
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(likeAny);
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await cleanup();
});

test('[POP1] a popup goes after 3 s and 300 ms, also below a pointer at rest (S4.12)', async () => {
  await userEvent.hover(page.elementLocator(document.documentElement), {position: middle()});
  const countGone = await openPopup();
  await pass(2_990);
  expect(isGoing()).toBe(false);
  await pass(10);
  await until(isGoing);
  await pass(290);
  expect(countGone()).toBe(0);
  await pass(10);
  expect(countGone()).toBe(1);
});

test('[POP1] its time stands still while one of its buttons has the focus, and once it was stopped; Escape ends it (S4.12)', async () => {
  const countGone = await openPopup();
  await userEvent.tab();
  await pass(10_000);
  expect(countGone()).toBe(0);
  await pressOn(popup().getByRole('button', {name: 'Mantener abierto'}), 'Enter');
  await expect.element(popup().getByRole('button', {name: 'Dejar que se cierre'})).toBeVisible();
  await pass(10_000);
  expect(countGone()).toBe(0);
  await userEvent.keyboard('{Escape}');
  await until(isGoing);
  await pass(300);
  expect(countGone()).toBe(1);
});

test('[POP1] its time stands still while a pointer moves over it, and begins anew once that has left (S4.12)', async () => {
  const countGone = await openPopup();
  await userEvent.hover(popup().getByText('Ya puedes importar sus movimientos.'));
  await pass(10_000);
  expect(isGoing()).toBe(false);
  await userEvent.hover(page.elementLocator(document.documentElement), {position: {x: 1, y: 1}});
  await pass(3_000);
  await until(isGoing);
  await pass(300);
  expect(countGone()).toBe(1);
});

test('[POP1] a press anywhere ends it (S4.12)', async () => {
  const countGone = await openPopup();
  await popup().getByText('Ya puedes importar sus movimientos.').click();
  await until(isGoing);
  await pass(300);
  expect(countGone()).toBe(1);
});
