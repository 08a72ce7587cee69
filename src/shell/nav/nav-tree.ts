import type {Access} from '#contract/kernel/access.ts';

/** A place of the navigation, by the path of its screen; its text is in the common texts. */
export type NavNode = {
  readonly path: string;
  readonly textKey: NavTextKey;
  readonly subs?: readonly NavNode[];
  /** Help: without its place it stands below the other help. */
  readonly isHelp?: true;
};

export type NavTextKey =
  | 'navBanking'
  | 'navBankingFaq'
  | 'home'
  | 'navMailing'
  | 'navSubscriptions'
  | 'navBoi'
  | 'navAccounting'
  | 'transactions'
  | 'navTaxForm'
  | 'navInvoices'
  | 'navTeammates'
  | 'navFaq'
  | 'navSite'
  | 'activity'
  | 'navAdmin'
  | 'navAdminCompanies';

/** Where a user goes, in the specification's order; what is on this device comes after it. Source: S2.28, D6. */
export const userTree: readonly NavNode[] = [
  {
    path: 'banking-crypto',
    textKey: 'navBanking',
    subs: [{path: 'banking-crypto/faq', textKey: 'navBankingFaq', isHelp: true}],
  },
  {
    path: 'dashboard',
    textKey: 'home',
    subs: [
      {path: 'mailing', textKey: 'navMailing'},
      {path: 'subscriptions', textKey: 'navSubscriptions'},
      {path: 'boi-report', textKey: 'navBoi'},
    ],
  },
  {
    path: 'accounting-ai',
    textKey: 'navAccounting',
    subs: [
      {path: 'accounting-ai/bookkeeping', textKey: 'transactions'},
      {path: 'accounting-ai/tax-form', textKey: 'navTaxForm'},
    ],
  },
  {path: 'invoices', textKey: 'navInvoices'},
  {path: 'teammates', textKey: 'navTeammates'},
  {path: 'faq', textKey: 'navFaq', isHelp: true},
  {path: '', textKey: 'navSite'},
  {path: 'activity', textKey: 'activity'},
];

/** Where an admin goes. Source: S2.29. */
export const adminTree: readonly NavNode[] = [
  {path: 'admin', textKey: 'navAdmin'},
  {path: 'admin/companies', textKey: 'navAdminCompanies'},
];

/** A place as it stands in the list. */
export type NavPlace = Pick<NavNode, 'path' | 'textKey'> & {readonly isSub: boolean};

/**
 * The places of a tree whose screens exist and are not for guests alone, in its order. What stood below a place that does not exist moves up, and help
 * from there below the other help.
 * Rule: NAV1.
 */
export function listNav(
  tree: readonly NavNode[],
  routes: readonly {readonly path: string; readonly access: Access}[],
): readonly NavPlace[] {
  const open = new Set(routes.filter(({access}) => access !== 'guest').map(({path}) => path));
  const lostHelp = tree.flatMap(({path, subs = []}) => (open.has(path) ? [] : subs.filter(({isHelp}) => isHelp)));
  return tree.flatMap(({path, textKey, subs = [], isHelp}) => {
    const isOpen = open.has(path);
    const below = [...subs.filter((sub) => !lostHelp.includes(sub)), ...(isHelp ? lostHelp : [])]
      .filter((sub) => open.has(sub.path))
      .map((sub) => ({path: sub.path, textKey: sub.textKey, isSub: isOpen}));
    return isOpen ? [{path, textKey, isSub: false}, ...below] : below;
  });
}
