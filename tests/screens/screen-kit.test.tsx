import {afterEach, beforeEach, expect, test} from 'vitest';
import {findBrokenTexts} from '#tests/kits/screen-kit/long-texts.ts';
import {findTraps} from '#tests/kits/screen-kit/look.ts';
import {closeScreen, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {findFaults, findFaultsOfLongTexts} from '#tests/kits/screen-kit/screen-kit.ts';

// The sweep over all screens says that nothing is wrong: here it is told what is.

const fault = document.createElement('div');

beforeEach(async () => {
  await openScreen({path: 'login', who: 'guest'});
  document.querySelector('main')?.append(fault);
});

afterEach(async () => {
  fault.remove();
  fault.innerHTML = '';
  await closeScreen();
});

const style = (css: string) => `<style>${css}</style><p class="fault">Pálido</p>`;
const pale = '.fault {color: #bbb; background: #fff}';

const faults = [
  {name: 'a text without contrast', html: style(pale), found: [/^light.*color-contrast/, /^dark.*color-contrast/]},
  {name: 'one in the dark theme alone', html: style(`[data-theme=dark] ${pale}`), found: [/^dark.*color-contrast/]},
  {name: 'one in the light theme alone', html: style(`[data-theme=light] ${pale}`), found: [/^light.*color-contrast/]},
  {name: 'a button without a name', html: '<button type="button"></button>', found: [/^dark.*button-name/]},
  {
    name: 'a name without the words that are seen',
    html: '<button type="button" aria-label="Cerrar">Guardar</button>',
    found: [/^dark.*label-content-name-mismatch/],
  },
  {name: 'a second heading', html: '<h1>Otro</h1>', found: [/^one heading, not 2/]},
  {name: 'what sticks out of every window', html: style('.fault {width: 1400px}'), found: [/1284$/, /320$/, /410$/]},
  {name: 'what sticks out of a phone’s', html: style('.fault {width: 420px}'), found: [/320$/, /410$/]},
  {
    name: 'what sticks out of the narrowest window alone',
    html: style('@media (max-width: 320px) {.fault {width: 400px}}'),
    found: [/beyond 320$/],
  },
];

test.each(faults)('the sweep finds $name, however little it looks in the light', async ({html, found}) => {
  fault.innerHTML = html;
  expect(await findFaults('refused', 'colours')).toEqual(found.map((one) => expect.stringMatching(one) as string));
});

test('the sweep finds a screen without a heading, unless it waits for its words', async () => {
  document.querySelector('h1')?.remove();
  expect(await findFaults('empty', 'colours')).toEqual([expect.stringContaining('one heading, not 0')]);
  expect(await findFaults('loading', 'colours')).toEqual([]);
});

test('the sweep finds in the light and wide what is not there in a narrow window', async () => {
  fault.innerHTML = `<style>@media (max-width: 1000px) {.fault {display: none}}</style><button class="fault"></button>`;
  expect(await findFaults('filled')).toEqual([expect.stringMatching(/^light.*button-name/)]);
});

test('the sweep finds a text that has no room when it is a third longer', async () => {
  const css = 'width: 12ch; overflow: hidden; white-space: nowrap; font: 16px monospace';
  fault.innerHTML = `<p style="${css}">Cabe apenas.</p>`;
  expect(findBrokenTexts()).toEqual([]);
  expect(await findFaultsOfLongTexts()).toEqual(
    [1284, 410].map((width) => expect.stringContaining(`long texts: at ${width} px: cut off sideways`) as string),
  );
});

test('the sweep finds a place with an order of its own, and one that hides the focus', async () => {
  fault.innerHTML =
    '<button type="button" tabindex="3">Primero</button><button type="button" style="all: unset">Oculto</button>';
  const found = (await findTraps()).join('\n');
  expect(found).toContain('has an order of its own');
  expect(found).toContain('does not show that it has the focus');
});

test('the sweep finds a place that the keyboard does not reach', async () => {
  fault.innerHTML = '<button type="button" onfocus="this.blur()">Lejos</button>';
  expect((await findTraps()).join('\n')).toContain('is never reached');
});

test('the sweep finds a text that is cut off', () => {
  fault.innerHTML = '<p style="width: 60px; overflow: hidden; white-space: nowrap">Un texto que no cabe</p>';
  expect(findBrokenTexts()).toEqual([expect.stringContaining('cut off sideways')]);
});
