import type {FeatureRoute, MenuPlace} from '#src/routing/route.ts';

/** A screen with a place in the menu. */
export type NavPlace = Pick<FeatureRoute, 'path' | 'icon'> & {
  readonly menu: MenuPlace;
  /** It stands below a place before it. */
  readonly isSub: boolean;
  /** Help, or what is on this device: below the rule. */
  readonly isApart: boolean;
};

type RouteOfMenu = Pick<FeatureRoute, 'path' | 'access' | 'icon' | 'menu'>;

/** The first number of what stands apart in a user's menu. */
const apart = 60;

/**
 * The places of the admins' menu, or of a user's, in their order. What stood below a place that does not exist moves up, and help from there
 * below the other help.
 * Rule: NAV1.
 */
export function listNav(routes: readonly RouteOfMenu[], isForAdmins: boolean): readonly NavPlace[] {
  const named = routes.flatMap(({path, icon, access, menu}) =>
    menu && (access === 'admin') === isForAdmins ? [{path, ...(icon ? {icon} : {}), menu}] : [],
  );
  const orders = new Set(named.map(({menu}) => menu.order));
  const otherHelp = named.find(({menu}) => menu.isHelp && !isBelow(menu.order))?.menu.order;
  const orderOf = ({order, isHelp}: MenuPlace): number =>
    isHelp && !orders.has(tenOf(order)) && otherHelp !== undefined ? otherHelp + (order % 10) : order;
  return named
    .map((place) => ({...place, order: orderOf(place.menu)}))
    .toSorted((one, other) => one.order - other.order)
    .map(({order, ...place}) => ({
      ...place,
      isSub: [tenOf(order), Math.floor(order)].some((above) => above !== order && orders.has(above)),
      isApart: !isForAdmins && order >= apart,
    }));
}

function tenOf(order: number): number {
  return Math.floor(order / 10) * 10;
}

function isBelow(order: number): boolean {
  return order % 10 !== 0;
}
