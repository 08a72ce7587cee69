import type {FeatureRoute} from './route.ts';

const modules = import.meta.glob<{routes: readonly FeatureRoute[]}>('/src/features/*/route.ts', {eager: true});

/** Every screen of every feature; a feature adds one by its own `route.ts`. */
export const featureRoutes: readonly FeatureRoute[] = Object.values(modules).flatMap((module) => module.routes);
