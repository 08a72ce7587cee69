import {rowsPerPage} from '#contract/sync/pull-changes.ts';

/** How large pages become on this device. */
export type PageLimits = {
  /** A hot page takes more rows while its JSON stays under this many characters. */
  readonly hotPageLength: number;
  /** Hot pages that a table may have before they are merged: reading them stays cheap up to here. */
  readonly hotPages: number;
  /** Rows in one page. */
  readonly rowsPerPage: number;
};

/** The product's own; 64 kB is from sync.md. */
export const ownPageLimits: PageLimits = {hotPageLength: 64 * 1024, hotPages: 8, rowsPerPage};
