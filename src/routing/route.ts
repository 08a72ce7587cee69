import type {ComponentType} from 'react';
import type {Access} from '#contract/kernel/access.ts';

/** What a screen's chunk offers. */
export type FeatureScreen = {
  readonly Screen: ComponentType;
  /** Asks for what the screen will show, when it is the first of a page that is still being put together. */
  readonly prepare?: (search: URLSearchParams) => void;
};

/** One screen of a feature. `src/features/<domain>/route.ts` exports them as `routes`; they are collected from there. */
export type FeatureRoute = {
  /** Below `/:lang`, without a slash at either end; empty for the guests' home. */
  readonly path: string;
  /** Who it is for, as a line of `accessTable`; the others are sent to their own home (D5). The server enforces every role itself. */
  readonly access: Access;
  /** `app`: inside the navigation, the admins' own where one is here. `bare`: the screen is the whole page. */
  readonly frame: 'app' | 'bare';
  /** The feature's texts, fetched beside the screen: its own name, or that of a part of it, such as `account/own`. */
  readonly namespace: string;
  /** The key of the page's title in these texts. */
  readonly titleKey: string;
  /** The screen, in a chunk of its own. */
  readonly load: () => Promise<FeatureScreen>;
};
