import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {defaultImportLimit} from '#contract/bookkeeping/read-import-limit.ts';
import {en} from '#src/features/bookkeeping/text/en.ts';
import {es} from '#src/features/bookkeeping/text/es.ts';
import {pt} from '#src/features/bookkeeping/text/pt.ts';
import {pathTo} from '#src/routing/routing.ts';
import {closeScreen, loadAllTexts, openScreen, setWidth} from '#tests/kits/screen-kit/open-screen.tsx';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';
import {pickFile} from './pick-file.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const texts = {es, en, pt} as const;
const answers = {readImportLimit: {...defaultImportLimit, cooldownMs: 0}};
const alert = () => page.getByRole('main').getByRole('alert');
const importButton = () => page.getByRole('button', {name: /^(Importar|Import) [\d.,]+ /});

async function chooseAccount(label: string): Promise<void> {
  await page.getByRole('button', {name: new RegExp(`${label}$`)}).click();
  await page.getByRole('option', {name: /^Cuenta USD/}).click();
}

/** Whether everything on the page fits the width of its frame. */
function fits(): boolean {
  const {scrollWidth, clientWidth} = document.documentElement;
  return scrollWidth <= clientWidth;
}

/** Amounts without any sign: nothing tells which way they went. */
const unsigned = 'Fecha,Concepto,Importe\n2026-01-30,Papelería Ñandú,12.50\n2026-01-31,Cliente uno,80.00\n';

test.each([
  ['es', 320],
  ['en', 410],
  ['pt', 1284],
] as const)('[IMP16] readings stand side by side and one is taken, in %s at %i px', async (language, width) => {
  const words: Readonly<Record<keyof typeof es, string>> = texts[language];
  await openScreen({path: pathTo.import.path, language, width, answers});
  await pickFile('sin-signo.csv', unsigned);
  await chooseAccount(words.field_account);
  await expect.element(alert().getByText(words['reason-choose-sign'])).toBeVisible();
  expect(fits()).toBe(true);
  await expect.element(importButton()).toHaveAttribute('aria-disabled', 'true');
  await alert()
    .getByRole('button', {name: words.answerTake.replace('{{name}}', words.sign_flipped)})
    .click();
  await expect.element(alert()).not.toBeInTheDocument();
  await expect.element(importButton()).not.toHaveAttribute('aria-disabled', 'true');
  const sums = page.getByRole('region', {name: words.sumsLabel});
  await expect.element(sums.getByText(/92[.,]50/)).toBeVisible();
  await expect.element(sums.getByText(words.sumBalance)).toBeVisible();
  await expect.element(sums.getByText('USD', {exact: true})).toBeVisible();
});

test('[IMP17] a file that names another currency has no question, only another account, and others are left out by name', async () => {
  await openScreen({path: pathTo.import.path, answers});
  await pickFile('soles.csv', 'Fecha;Concepto;Monto;Moneda\n2026-01-30;a;-12,50;Soles\n2026-01-31;b;80,00;Soles\n');
  await chooseAccount(es.field_account);
  const differs = es.importAccountDiffers.replaceAll('{{currency}}', 'PEN').replace('{{own}}', 'USD');
  await expect.element(page.getByText(differs)).toBeVisible();
  await expect.element(importButton()).toHaveAttribute('aria-disabled', 'true');
  await expect.element(alert()).not.toBeInTheDocument();
  await pickFile('dos.csv', 'Fecha;Concepto;Monto;Moneda\n2026-01-30;a;-12,50;US$\n2026-01-31;b;80,00;Soles\n');
  await expect.element(page.getByText(es.currenciesLeft.replace('{{list}}', 'PEN (1)'))).toBeVisible();
  await expect.element(importButton()).not.toHaveAttribute('aria-disabled', 'true');
});

test('[IMP17] the only account in the file’s currency stands there, and from another it is one press away', async () => {
  await openScreen({path: pathTo.import.path, answers});
  await pickFile('euros.csv', 'Fecha;Concepto;Monto;Moneda\n2026-01-30;a;-12,50;EUR\n2026-01-31;b;80,00;EUR\n');
  await expect.element(importButton()).not.toHaveAttribute('aria-disabled', 'true');
  await chooseAccount(es.field_account);
  await expect.element(importButton()).toHaveAttribute('aria-disabled', 'true');
  await page
    .getByRole('main')
    .getByRole('button', {name: /^Usar .*EUR/})
    .click();
  await expect.element(importButton()).not.toHaveAttribute('aria-disabled', 'true');
});

test('[IMP16] [IMP17] where the currency is not known the answer stays in sight and is taken back', async () => {
  await openScreen({path: pathTo.import.path, answers});
  await pickFile('miles.csv', 'Fecha;Concepto;Monto\n2026-01-30;a;-$45.000\n2026-01-31;b;$ 9.990\n');
  await chooseAccount(es.field_account);
  await expect.element(alert().getByText(es['reason-choose-currency'])).toBeVisible();
  const name = es.currencySame.replace('{{currency}}', 'USD');
  await expect
    .element(
      alert()
        .getByRole('region', {name})
        .getByText(/45.000/),
    )
    .toBeVisible();
  await alert()
    .getByRole('button', {name: es.answerTake.replace('{{name}}', name)})
    .click();
  await expect.element(page.getByText(es.currencyChosen.replace('{{currency}}', 'USD'))).toBeVisible();
  await page.getByRole('button', {name: es.currencyTakeBack}).click();
  await expect.element(alert().getByText(es['reason-choose-currency'])).toBeVisible();
});

test('[IMP9] [IMP16] accounts with long names are compared without anything running over a phone', async () => {
  await openScreen({path: pathTo.import.path, answers});
  await setWidth(320);
  const names = [
    'Mercury Checking de la empresa en dólares estadounidenses xx12',
    ...['Savings xx90', 'Treasury xx33', 'Payroll xx44', 'Reserve xx55'].map((name) => `Mercury ${name}`),
  ];
  const rows = names.flatMap((name, at) => [
    `2026-01-${at + 10},Pago,-1${at}.00,${name}`,
    `2026-01-2${at},Cobro,2.00,${name}`,
  ]);
  await pickFile('varias.csv', ['Date,Description,Amount,Source Account', ...rows].join('\n'));
  await chooseAccount(es.field_account);
  await expect.element(alert().getByText(es['reason-choose-source-account'])).toBeVisible();
  expect(fits()).toBe(true);
  expect(await findFaults('filled')).toEqual([]);
  // Those that are not compared can be chosen too.
  await alert()
    .getByRole('button', {name: new RegExp(es.sourceFurther)})
    .click();
  await page.getByRole('option', {name: /^Mercury Reserve/}).click();
  await expect.element(page.getByRole('button', {name: /^Importar 2 /})).toBeVisible();
});

test('[IMP19] a status that may have come to nothing is decided once for the file', async () => {
  await openScreen({path: pathTo.import.path, answers});
  await pickFile(
    'ventas.csv',
    'Date,Description,Amount,Status\n2026-01-30,Ana,12.50,REFUNDED\n2026-01-31,Luis,-80.00,Completed\n',
  );
  await chooseAccount(es.field_account);
  await expect.element(alert().getByText(es['reason-choose-status'])).toBeVisible();
  await alert().getByRole('button').click();
  await page.getByRole('option', {name: es.statusLeftOut}).click();
  await expect.element(alert()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', {name: /^Importar 1 /})).not.toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['es', 320],
  ['en', 1284],
] as const)('[IMP15] where rows go both ways a person says it by type, in %s at %i px', async (language, width) => {
  const words: Readonly<Record<keyof typeof es, string>> = texts[language];
  await openScreen({path: pathTo.import.path, language, width, answers});
  await pickFile('ventas.csv', 'Date,Type,Order,Total\n2026-01-30,Sale,1,100.00\n2026-01-31,Payout,,80.00\n');
  await chooseAccount(words.field_account);
  await expect.element(alert().getByText(words.typesAsk)).toBeVisible();
  expect(fits()).toBe(true);
  for (const [type, side] of [
    ['sale', words.typeIn],
    ['payout', words.typeOut],
  ] as const) {
    const label = words.statusRows.replace('{{name}}', type).replace('{{count}}', '1');
    await alert()
      .getByRole('button', {name: new RegExp(label.replace(/[()]/g, String.raw`\$&`))})
      .click();
    await page.getByRole('option', {name: side}).click();
  }
  await expect.element(alert()).not.toBeInTheDocument();
  await expect
    .element(
      page
        .getByRole('region', {name: words.sumsLabel})
        .getByText(/80[.,]00/)
        .first(),
    )
    .toBeVisible();
  await expect.element(importButton()).not.toHaveAttribute('aria-disabled', 'true');
});
