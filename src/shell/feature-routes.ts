import {guestRoutes} from './guest-routes.ts';
import type {FeatureRoute} from '#src/routing/route.ts';

const modules = import.meta.glob<{routes: readonly FeatureRoute[]}>('/src/{features,shell}/*/route.ts', {eager: true});

/** Every screen of every feature; a feature adds one by its own `route.ts`. A visitor's first page does without this table. */
export const featureRoutes: readonly FeatureRoute[] = [
  ...guestRoutes,
  ...Object.values(modules).flatMap((module) => module.routes),
];
