import {expect} from '@playwright/test';
import {test} from './product.ts';

test.use({serviceWorkers: 'block'});

test('[POP1] a popup goes after 3 s and 300 ms, by a press or by Escape; its time stands still while one is at it (S4.12)', async ({
  page,
}) => {
  await page.clock.install({time: new Date('2026-11-21T10:00:00Z')});
  await page.goto('/dev/kitchen');
  const open = page.getByRole('button', {name: 'Ventana breve'}).first();
  const popup = page.getByRole('dialog', {name: 'Ceibo Studio LLC ya está aquí'});
  await expect(open).toBeVisible();
  await page.clock.pauseAt(new Date('2026-11-21T11:00:00Z'));
  const openPopup = async () => {
    await open.press('Enter');
    await expect(popup).toBeFocused();
  };

  await openPopup();
  await page.clock.runFor(2_900);
  await expect(popup).toBeVisible();
  await page.clock.runFor(150);
  await page.clock.runFor(200);
  await expect(popup).toBeVisible();
  await page.clock.runFor(100);
  await expect(popup).toHaveCount(0);
  // The focus goes back with the next frame.
  await page.clock.runFor(50);
  await expect(open).toBeFocused();

  // A button of it that has the focus holds it, and so does stopping it.
  await openPopup();
  await page.keyboard.press('Tab');
  await page.clock.runFor(10_000);
  await expect(popup).toBeVisible();
  await popup.getByRole('button', {name: 'Mantener abierto'}).press('Enter');
  await page.clock.runFor(10_000);
  await page.keyboard.press('Escape');
  await page.clock.runFor(300);
  await expect(popup).toHaveCount(0);

  await openPopup();
  await popup.getByText('Ya puedes importar').click();
  await page.clock.runFor(300);
  await expect(popup).toHaveCount(0);
});
