import type {ComponentType} from 'react';

/** Who a screen is for; the others are sent to their own home (D5). The server enforces every role itself. */
export type RouteAccess = 'guest' | 'user' | 'anyone';

/** One screen of a feature. `src/features/<domain>/route.ts` exports them as `routes`; they are collected from there. */
export type FeatureRoute = {
  /** Below `/:lang`, without a slash at either end; empty for the guests' home. */
  readonly path: string;
  readonly access: RouteAccess;
  /** `app`: inside the navigation. `bare`: the screen is the whole page. */
  readonly frame: 'app' | 'bare';
  /** The feature's texts, fetched beside the screen; its own name. */
  readonly namespace: string;
  /** The key of the page's title in these texts. */
  readonly titleKey: string;
  /** The screen, in a chunk of its own. */
  readonly load: () => Promise<{Screen: ComponentType}>;
};
