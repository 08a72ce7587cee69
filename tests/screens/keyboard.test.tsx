import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {es as books} from '#src/features/bookkeeping/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {beginAtTop} from '#tests/kits/screen-kit/look.ts';
import {closeScreen, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {pressOn} from './keys.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

test('the first stop of the keyboard leads to the content (ux.md U8)', async () => {
  await openScreen({path: pathTo.dashboard.path});
  beginAtTop();
  await userEvent.tab();
  const skip = page.getByRole('link', {name: common.skipToContent});
  await expect.element(skip).toHaveFocus();
  await expect.element(skip).toBeInViewport();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('whoever goes to another screen by keyboard is at its heading (ux.md U8)', async () => {
  await openScreen({path: pathTo.dashboard.path});
  const heading = (name: string) => page.getByRole('heading', {level: 1, name});
  const navigation = page.getByRole('navigation');
  await pressOn(navigation.getByRole('link', {name: /^Movimientos/}).first(), 'Enter');
  await expect.element(heading(books.title)).toHaveFocus();
  await pressOn(navigation.getByRole('link', {name: books.tabImports}).first(), 'Enter');
  await expect.element(heading(books.title)).toHaveFocus();
  await pressOn(page.getByRole('button', {name: books.sectionsMenu}), 'Enter');
  await pressOn(page.getByRole('menuitem', {name: books.accounts}), 'Enter');
  await expect.element(heading(books.accounts)).toHaveFocus();
});
