import {expect, type Page} from '@playwright/test';
import {test} from './product.ts';
import {untilInstalled} from './profile.ts';
import {signIn} from './steps.ts';

/** Leaves the contact form empty and sees each of its fields say so. */
async function expectFormAnswers(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Enviar mensaje'}).click();
  await expect(page.getByLabel('Nombre')).toBeFocused();
  await expect(page.getByLabel('Nombre')).toHaveAccessibleDescription('Este campo es obligatorio.');
}

/** Everything that a page reports, as developers are told it. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', ({message}) => heard.push(message));
  return heard;
}

test('[SIT14] [CTC1] [ELG1] a browser that blocks what a site keeps has all that needs nothing kept', async ({
  page,
}) => {
  const heard = listen(page);
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', {get});
  });
  await page.goto('/es/contact?utm_source=mail#100%');
  await expectFormAnswers(page);
  await page.goto('/es#%');
  await page.getByLabel('País donde vives').selectOption('Venezuela');
  await expect(page.getByRole('heading', {name: 'Empresa sí, banca digital no'})).toBeVisible();
  expect(heard).toEqual([]);
});

test('[SIT14] what fails of a page fails alone and is reported', async ({page}) => {
  const heard = listen(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    };
  });
  await page.goto('/es/contact');
  await expectFormAnswers(page);
  expect(heard).toEqual(['There is no room.']);
});

test('[SIT14] a fragment that is no good encoding is taken as it stands', async ({page}) => {
  const heard = listen(page);
  await page.goto('/es/contact#100%');
  await expectFormAnswers(page);
  await page.evaluate(() => (location.hash = '#%E0%A4%A'));
  await expectFormAnswers(page);
  expect(heard).toEqual([]);
});

test('[CTC4] who writes too much is told for how many minutes, and keeps what they wrote (S2.25)', async ({page}) => {
  const waits = ['2341', '42'];
  await page.route('**/api/v1/contact', async (route) =>
    route.fulfill({
      status: 429,
      headers: {'retry-after': waits.shift() ?? ''},
      json: {error: {reason: 'contact.too-many'}},
    }),
  );
  await page.goto('/pt/contact');
  await page.getByLabel('Nome').fill('Iara');
  await page.getByLabel('E-mail').fill('iara@example.com');
  await page.getByLabel('Mensagem').fill('Olá');
  for (const words of ['em 40 minutos', 'em um minuto']) {
    await page.getByRole('button', {name: 'Enviar mensagem'}).click();
    await expect(page.getByRole('alert')).toContainText(`envie de novo ${words} ou escreva por e-mail`);
  }
  await expect(page.getByLabel('Mensagem')).toHaveValue('Olá');
});

test('[SIT15] the address of the banking and crypto questions leads to them, also where the app answers it (S2.04, S2.28)', async ({
  page,
}) => {
  const expectQuestions = async () => {
    await expect(page).toHaveURL(/\/es\/faq\/banking-crypto$/);
    await expect(page.getByLabel('Busca en las preguntas')).toBeVisible();
  };
  await page.goto('/es/banking-crypto/faq');
  await expectQuestions();
  await signIn(page);
  await page.getByRole('link', {name: 'Preguntas de banca y cripto'}).click();
  await expectQuestions();
  // Now the app itself is what stands at every address that is no public page's.
  await untilInstalled(page);
  await page.goto('/es/banking-crypto/faq');
  await expectQuestions();
});
