import type {GuestRoute} from '#src/routing/route.ts';

const modules = import.meta.glob<{routes: readonly GuestRoute[]}>('/src/features/*/guest-route.ts', {eager: true});

/** The first screens of visitors, by the `guest-route.ts` of their features: every page of the app has these, and none of the other routes. */
export const guestRoutes: readonly GuestRoute[] = Object.values(modules).flatMap((module) => module.routes);
