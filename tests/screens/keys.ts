import {expect} from 'vitest';
import {page, userEvent, type Locator} from 'vitest/browser';

/** Puts the keyboard on something and presses a key, as `Enter`. */
export async function pressOn(target: Locator, key: string): Promise<void> {
  await expect.element(target).toBeVisible();
  const element = target.element();
  if (!(element instanceof HTMLElement)) throw new Error('Only what is drawn takes keys');
  element.focus();
  await expect.element(target).toHaveFocus();
  await userEvent.keyboard(`{${key}}`);
}

/** Moves on by Tab until the keyboard is there. */
export async function tabTo(target: Locator): Promise<void> {
  await expect.element(target).toBeInTheDocument();
  for (let step = 0; step < 12 && document.activeElement !== target.element(); step += 1) await userEvent.tab();
  await expect.element(target).toHaveFocus();
}

/** Opens a menu by keyboard and chooses an act of it by its first letter. */
export async function chooseByLetter(menu: Locator, act: string): Promise<void> {
  await pressOn(menu, 'Enter');
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus();
  await userEvent.keyboard(act.slice(0, 1));
  await expect.element(page.getByRole('menuitem', {name: act, exact: true})).toHaveFocus();
  await userEvent.keyboard('{Enter}');
}
