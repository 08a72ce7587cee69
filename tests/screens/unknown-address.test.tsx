import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {es as common} from '#src/i18n/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {removeToasts} from '#src/ui/feedback/toast-queue.ts';
import {closeScreen, goTo, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(async () => {
  removeToasts();
  await closeScreen();
});

test('[SHL7] who opens an address that does not exist is led to their home, and told so (S2.09)', async () => {
  await openScreen({path: pathTo.activity.path});
  await goTo('/es/no-such-place/at-all');
  await expect.poll(() => location.pathname).toBe(pathTo.dashboard('es'));
  await expect.element(page.getByText(common.unknownAddress)).toBeVisible();
});
