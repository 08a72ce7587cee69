import {afterEach, expect, test} from 'vitest';
import {keepFocus} from '#src/ui/overlays/keep-focus.ts';

afterEach(() => document.body.replaceChildren());

/** An open dialog as React Aria draws one, with a button that has the focus; nothing else gives the focus back. */
function openDialog(): {dialog: HTMLElement; button: HTMLElement} {
  const dialog = document.createElement('section');
  dialog.setAttribute('role', 'dialog');
  dialog.dataset['rac'] = '';
  dialog.tabIndex = -1;
  const button = document.createElement('button');
  dialog.append(button);
  document.body.append(dialog);
  button.focus();
  return {dialog, button};
}

const frames = async () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

test('a dialog takes the focus when what had it makes room for its answer (ux.md U8)', async () => {
  const {dialog, button} = openDialog();
  const stop = keepFocus(dialog);
  button.replaceWith('the answer');
  expect(document.activeElement).toBe(document.body);
  await expect.poll(() => document.activeElement).toBe(dialog);
  stop?.();
  dialog.blur();
  dialog.append('more');
  await frames();
  expect(document.activeElement).toBe(document.body);
});

test('a dialog takes the focus from nobody: not from what has it by then, and not while another stands over it', async () => {
  const {dialog, button} = openDialog();
  const stop = keepFocus(dialog);
  const next = document.createElement('button');
  button.replaceWith(next);
  // As what closes within the dialog gives the focus back with the next frame.
  requestAnimationFrame(() => next.focus());
  await frames();
  expect(document.activeElement).toBe(next);
  openDialog().button.remove();
  next.remove();
  await frames();
  expect(document.activeElement).toBe(document.body);
  stop?.();
});

test('Escape that the page behind a dialog gets is the dialog’s, unless another stands over it (ux.md U8)', () => {
  const {dialog} = openDialog();
  const behind = document.createElement('button');
  behind.ariaHidden = 'true';
  document.body.prepend(behind);
  const heard: string[] = [];
  const hear = (who: string) => (event: KeyboardEvent) => void (event.key === 'Escape' && heard.push(who));
  dialog.addEventListener('keydown', hear('dialog'));
  behind.addEventListener('keydown', hear('behind'));
  const stop = keepFocus(dialog);
  const press = (target: Element, key = 'Escape') =>
    target.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
  press(behind);
  press(document.body);
  press(document.body, 'a');
  expect(heard).toEqual(['dialog', 'dialog']);
  const menu = document.createElement('ul');
  document.body.append(menu);
  press(menu);
  openDialog();
  press(document.body);
  expect(heard).toEqual(['dialog', 'dialog']);
  stop?.();
  press(behind);
  expect(heard).toEqual(['dialog', 'dialog', 'behind']);
});
