import {expect, test} from 'vitest';
import {featureRoutes} from '#src/shell/feature-routes.ts';
import {adminTree, listNav, userTree, type NavNode} from '#src/shell/nav/nav-tree.ts';

const pathsOf = (tree: readonly NavNode[]): string[] => tree.flatMap(({path, subs = []}) => [path, ...pathsOf(subs)]);
const asRoutes = (paths: readonly string[]) => paths.map((path) => ({path, access: 'user' as const}));
const line = ({path, isSub}: {path: string; isSub: boolean}) => (isSub ? `- ${path}` : path);

test('[NAV1] with every screen there, a user has the places of S2.28 and an admin those of S2.29, in their order', () => {
  expect(listNav(userTree, asRoutes(pathsOf(userTree))).map(line)).toEqual([
    'banking-crypto',
    '- banking-crypto/faq',
    'dashboard',
    '- mailing',
    '- subscriptions',
    '- boi-report',
    'accounting-ai',
    '- accounting-ai/bookkeeping',
    '- accounting-ai/tax-form',
    'invoices',
    'teammates',
    'faq',
    '',
    'activity',
  ]);
  expect(listNav(adminTree, asRoutes(pathsOf(adminTree))).map(line)).toEqual(['admin', 'admin/companies']);
});

test('[NAV1] what does not exist is not named, what stood below it moves up, and what is for guests is left out', () => {
  const routes = [...asRoutes(['accounting-ai/bookkeeping', 'dashboard']), {path: '', access: 'guest' as const}];
  expect(listNav(userTree, routes).map(line)).toEqual(['dashboard', 'accounting-ai/bookkeeping']);
  for (const {path} of listNav(userTree, featureRoutes))
    expect(featureRoutes.some((route) => route.path === path)).toBe(true);
});

test('[NAV1] help of a place that does not exist stands below the other help', () => {
  const routes = asRoutes(['dashboard', 'banking-crypto/faq', 'faq', 'activity']);
  expect(listNav(userTree, routes).map(({path, isSub}) => [path, isSub])).toEqual([
    ['dashboard', false],
    ['faq', false],
    ['banking-crypto/faq', true],
    ['activity', false],
  ]);
});

test('[SIT15] the banking and crypto questions are among the places that exist', () => {
  expect(listNav(userTree, featureRoutes).map(({path}) => path)).toContain('banking-crypto/faq');
});
