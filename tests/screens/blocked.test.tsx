import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {pathTo} from '#src/routing/routing.ts';
import {en} from '#src/shell/frame/text/en.ts';
import {es, type FrameText} from '#src/shell/frame/text/es.ts';
import {pt} from '#src/shell/frame/text/pt.ts';
import {layerKit} from '#tests/kits/screen-kit/layer-kit.ts';
import {closeScreen, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const words = {es, en, pt};
const popupOf = (text: FrameText) => page.getByRole('dialog', {name: text['blocked.popupTitle']});
const heading = (name: string) => page.getByRole('heading', {level: 1, name});

test.each(['dashboard', 'teammates', 'payment-method'])(
  '[POL4] whose payment has expired is told so by a popup at %s, which leaves the reason and what to do (S2.17, S4.10)',
  async (path) => {
    await openScreen({path, who: 'blocked'});
    const popup = popupOf(es);
    await expect.element(popup.getByText(es['blocked.popupText'])).toBeVisible();
    await expect
      .element(popup.getByRole('link', {name: es['blocked.contact']}))
      .toHaveAttribute('href', pathTo.contact('es'));
    await userEvent.keyboard('{Escape}');
    await expect.element(popup).not.toBeInTheDocument();
    await expect.element(heading(es['blocked.paymentTitle'])).toBeVisible();
    await expect.element(page.getByText(es['blocked.paymentText'])).toBeVisible();
    await expect.element(page.getByRole('link', {name: es['blocked.contact']})).toBeVisible();
  },
);

test('[POL4] a press anywhere ends that popup (S4.12)', async () => {
  await openScreen({path: 'dashboard', who: 'blocked'});
  await popupOf(es).getByText(es['blocked.popupText']).click();
  await expect.element(popupOf(es)).not.toBeInTheDocument();
  await expect.element(heading(es['blocked.paymentTitle'])).toBeVisible();
});

test('[POL4] whom an admin blocked for another reason reads that, and nothing of a payment', async () => {
  await openScreen({path: 'dashboard', who: 'blocked by admin'});
  await expect.element(heading(es['blocked.adminTitle'])).toBeVisible();
  await expect.element(popupOf(es)).not.toBeInTheDocument();
});

layerKit([
  {
    name: 'the popup of an expired payment',
    scene: {path: 'dashboard', who: 'blocked'},
    open: async (language) => {
      const popup = popupOf(words[language]);
      await popup.getByRole('button', {name: words[language]['blocked.popupHold']}).click();
      return popup;
    },
  },
]);
