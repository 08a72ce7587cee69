import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {pathTo} from '#src/routing/routing.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {en as noticesEn} from '#src/shell/notices/text/en.ts';
import {es as noticesEs} from '#src/shell/notices/text/es.ts';
import {pt as noticesPt} from '#src/shell/notices/text/pt.ts';
import {layerKit} from '#tests/kits/screen-kit/layer-kit.ts';
import {closeScreen, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const noticesIn = {es: noticesEs, en: noticesEn, pt: noticesPt};
const scene = {path: pathTo.activity.path};

layerKit([
  {
    name: 'the command palette',
    scene,
    open: async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      return page.getByRole('combobox');
    },
  },
  {
    name: 'the list of notices',
    scene,
    open: async (language) => {
      const name = new RegExp(`^${noticesIn[language].title}`);
      await page.getByRole('banner').getByRole('button', {name}).click();
      return page.getByRole('dialog');
    },
  },
]);

test('[SHL4] an admin whose page the server no longer serves is told of the new version', async () => {
  const answers = {listUsers: {code: 'outdated', reason: 'sync.old-wire-version'}};
  await openScreen({path: 'admin/users', who: 'admin', answers});
  await expect.element(page.getByText(common.updateReady)).toBeVisible();
});
