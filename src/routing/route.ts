import type {ComponentType} from 'react';
import type {Access} from '#contract/kernel/access.ts';
import type {Language} from '#src/i18n/languages.ts';
import type {Words} from '#src/i18n/words.ts';
import type {PlaceIconName} from '#src/ui/icons/place-icon.tsx';

/** What a screen's chunk offers. */
export type FeatureScreen = {
  readonly Screen: ComponentType;
  /** Asks for what the screen will show, when it is the first of a page that is still being put together; the page waits for what it answers. */
  readonly prepare?: (search: URLSearchParams, path: string) => void | Promise<void>;
};

/** A screen's place in the menu: the admins' own where only they may see it, else a user's. */
export type MenuPlace = {
  /**
   * Where it stands. A ten is a place, the numbers after it stand below that place, and tenths below their number. From 60 on, help and what
   * is on this device stand apart, below a rule.
   * A user's, S2.28: 10 banking and crypto, 11 its FAQ · 20 companies, 21 mailing, 22 subscriptions, 23 BOI report · 30 accounting AI,
   * 31 bookkeeping, 31.1 to 31.5 its parts, 32 tax form · 40 invoices · 50 teammates · 60 FAQ · 70 go to site; then what is on this device, D6: 80 activity.
   * An admin's, S2.29: 10 users · 20 companies; before them 5 what is to do, then 30 orders · 40 messages · 50 mails · 55 audit · 60 vendors' events.
   */
  readonly order: number;
  /** Shown before the feature's own texts are here. */
  readonly words: Words;
  /** For the tab bar of a phone, where there is little room. */
  readonly shortWords?: Words;
  /** Its place in the tab bar of a phone: the first two before the act, the third behind it. Source: design.md V5. */
  readonly tab?: 1 | 2 | 3;
  /** Help: where the place above it does not exist, it stands below the other help. */
  readonly isHelp?: true;
  /** Behind its words: the rows that wait for a review, or the letters that nobody has read. */
  readonly count?: 'review' | 'mail';
};

/**
 * One screen of a feature, and the only place that names it. `src/features/<domain>/route.ts` exports them as `routes`, and `guest-route.ts`
 * those that a visitor begins with; the router, the menu, the palette and the tests' sweep read them from there.
 */
export type FeatureRoute = {
  /**
   * Below `/:lang`, without a slash at either end; empty for the guests' home. What another feature leads to is taken from `pathTo`.
   * With `:companyId` in it, menu and palette lead to that of the current company, and nowhere without one.
   */
  readonly path: string;
  /** Who it is for, as a line of `accessTable`; the others are sent to their own home (D5). The server enforces every role itself. */
  readonly access: Access;
  /** Of a user's screen: with this in the query of its address it is an admin's too, about that user. Rule: SUB13. */
  readonly adminQuery?: string;
  /** Of a guest's screen: where whoever is signed in does the same, with the same query; else they go home. Source: D28. */
  readonly own?: (language: Language) => string;
  /** `app`: inside the navigation, the admins' own where one is here. `bare`: the screen is the whole page. */
  readonly frame: 'app' | 'bare';
  /** The feature's texts, fetched beside the screen: its own name, or that of a part of it, such as `account/own`. */
  readonly namespace: string;
  /** Texts of its parts and of others that it shows: fetched beside its own, and waited for with them. */
  readonly moreNamespaces?: readonly string[];
  /** The key of the page's title in its own texts. */
  readonly titleKey: string;
  /** The screen, in a chunk of its own. */
  readonly load: () => Promise<FeatureScreen>;
  /** Its picture in the menu and the palette, by name: a guest's page fetches none of them. */
  readonly icon?: PlaceIconName;
  readonly menu?: MenuPlace;
  /** The path of the place that it belongs to, which has words in the menu: the way back to it stands above the screen. Rule: NAV2. */
  readonly below?: string;
  /** Not offered by the palette, or by another title there; else it is, where its name alone leads to it. Rule: PAL2. */
  readonly palette?: false | {readonly titleKey: string};
  /** The letter after G that leads to it, and what the list of shortcuts says of it. B, C, M, T and I by ux.md U3. Rule: PAL3. */
  readonly goKey?: {readonly key: string; readonly words: Words};
  /** Left out of the tests' sweep over every screen. */
  readonly sweep?: false;
};

/** A screen that a visitor begins with: it weighs on every start, and stands in no menu. */
export type GuestRoute = FeatureRoute & {
  readonly access: 'guest' | 'anyone';
  readonly frame: 'bare';
  readonly icon?: never;
  readonly menu?: never;
  readonly goKey?: never;
};
