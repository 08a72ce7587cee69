import type {FeatureRoute} from '#src/routing/route.ts';

const modules = import.meta.glob<{routes: readonly FeatureRoute[]}>('/src/{features,shell}/*/route.ts', {eager: true});

/** Every screen of every feature; a feature adds one by its own `route.ts`. */
export const featureRoutes: readonly FeatureRoute[] = Object.values(modules).flatMap((module) => module.routes);
