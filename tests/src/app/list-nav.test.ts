import {expect, test} from 'vitest';
import {pathTo} from '#src/routing/routing.ts';
import {featureRoutes} from '#src/shell/feature-routes.ts';
import {listNav} from '#src/shell/nav/list-nav.ts';
import type {FeatureRoute, MenuPlace} from '#src/routing/route.ts';

const words = {es: 'uno', en: 'one', pt: 'um'};
const route = (
  path: string,
  order: number,
  more: Partial<MenuPlace> = {},
  access: FeatureRoute['access'] = 'user',
) => ({
  path,
  access,
  menu: {order, words, ...more},
});
const linesOf = (routes: Parameters<typeof listNav>[0], isForAdmins = false) =>
  listNav(routes, isForAdmins).map(({path, isSub}) => (isSub ? `- ${path}` : path));

test('[NAV1] places stand in their order, what belongs to one below it, the admins’ own apart', () => {
  const routes = [
    route('faq', 60),
    route('mailing', 21),
    route('admin/companies', 20, {}, 'admin'),
    route('dashboard', 20),
    route('', 70, {}, 'anyone'),
    route('banking-crypto', 10),
    route('banking-crypto/faq', 11, {isHelp: true}),
    route('admin', 10, {}, 'admin'),
    {path: 'login', access: 'guest' as const},
  ];
  expect(linesOf(routes)).toEqual(['banking-crypto', '- banking-crypto/faq', 'dashboard', '- mailing', 'faq', '']);
  expect(linesOf(routes, true)).toEqual(['admin', 'admin/companies']);
});

test('[NAV1] what stood below a place that does not exist moves up', () => {
  expect(linesOf([route('accounting-ai/bookkeeping', 31), route('dashboard', 20)])).toEqual([
    'dashboard',
    'accounting-ai/bookkeeping',
  ]);
});

test('[NAV1] what belongs to a place that moved up stands below it, and help and this device stand apart', () => {
  const places = listNav(
    [route('books', 31), route('books/accounts', 31.3), route('books/imports', 31.1), route('faq', 60)],
    false,
  );
  expect(places.map(({path, isSub, isApart}) => [path, isSub, isApart])).toEqual([
    ['books', false, false],
    ['books/imports', true, false],
    ['books/accounts', true, false],
    ['faq', false, true],
  ]);
});

test('[NAV2] every screen of the frames is a place of the menu, or says to which of them it belongs', () => {
  const named = new Set(featureRoutes.filter(({menu}) => menu).map(({path}) => path));
  const lost = featureRoutes
    .filter(({frame, menu, below, path}) => frame === 'app' && !menu && !below && !hasParts.has(path))
    .map(({path}) => path);
  expect(lost).toEqual([]);
  const wrong = featureRoutes.filter(({below}) => below !== undefined && !named.has(below)).map(({path}) => path);
  expect(wrong).toEqual([]);
});

test('[NAV1] help of a place that does not exist stands below the other help', () => {
  const help = {isHelp: true} as const;
  expect(linesOf([route('activity', 80), route('banking-crypto/faq', 11, help), route('faq', 60, help)])).toEqual([
    'faq',
    '- banking-crypto/faq',
    'activity',
  ]);
});

/** Books without a company lead on at once. */
const hasParts = new Set<string>([pathTo.anyBooks.path]);

/** Source: S2.28, S2.29, D6. */
const usersOrder = [
  'banking-crypto',
  'dashboard',
  'mailing',
  'subscriptions',
  'boi-report',
  'accounting-ai',
  'accounting-ai/bookkeeping/:companyId',
  'accounting-ai/tax-form',
  'invoices',
  'teammates',
  'faq',
  'banking-crypto/faq',
  '',
  'activity',
];
const adminsOrder = ['admin', 'admin/companies', 'admin/messages', 'admin/mails', 'admin/events'];

test.each([
  [usersOrder, false],
  [adminsOrder, true],
])(
  '[NAV1] the places of the product stand in the specification’s order, each by a number of its own',
  (order, isForAdmins) => {
    const paths = listNav(featureRoutes, isForAdmins).map(({path}) => path);
    expect(paths.filter((path) => order.includes(path))).toEqual(order.filter((path) => paths.includes(path)));
    const isAdmins = ({access}: FeatureRoute) => access === 'admin';
    const numbers = featureRoutes.filter((one) => isAdmins(one) === isForAdmins).flatMap(({menu}) => menu?.order ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
  },
);

test('[SIT15] the banking and crypto questions are among the places that exist', () => {
  expect(listNav(featureRoutes, false).map(({path}) => path)).toContain('banking-crypto/faq');
});
