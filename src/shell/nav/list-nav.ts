import type {FeatureRoute, MenuPlace} from '#src/routing/route.ts';

/** A screen with a place in the menu. */
export type NavPlace = Pick<FeatureRoute, 'path' | 'icon'> & {readonly menu: MenuPlace; readonly isSub: boolean};

type RouteOfMenu = Pick<FeatureRoute, 'path' | 'access' | 'icon' | 'menu'>;

/**
 * The places of the admins' menu, or of a user's, in their order. What stood below a place that does not exist moves up, and help from there
 * below the other help.
 * Rule: NAV1.
 */
export function listNav(routes: readonly RouteOfMenu[], isForAdmins: boolean): readonly NavPlace[] {
  const named = routes.flatMap(({path, icon, access, menu}) =>
    menu && (access === 'admin') === isForAdmins ? [{path, ...(icon ? {icon} : {}), menu}] : [],
  );
  const tens = new Set(named.map(({menu}) => menu.order).filter((order) => order % 10 === 0));
  const otherHelp = named.find(({menu}) => menu.isHelp && tens.has(menu.order))?.menu.order;
  const orderOf = ({order, isHelp}: MenuPlace): number => {
    const below = order % 10;
    return isHelp && !tens.has(order - below) && otherHelp !== undefined ? otherHelp + below : order;
  };
  return named
    .map((place) => ({...place, order: orderOf(place.menu)}))
    .toSorted((one, other) => one.order - other.order)
    .map(({order, ...place}) => ({...place, isSub: order % 10 !== 0 && tens.has(order - (order % 10))}));
}
