import {afterEach, beforeAll} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {pathTo} from '#src/routing/routing.ts';
import {layerKit} from '#tests/kits/screen-kit/layer-kit.ts';
import {closeScreen, loadAllTexts} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

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
]);
