import {fetchBlank as fetchFrom} from '#workers/tax-forms/fetch-blank.ts';
// The address alone: the build copies the file.
import address from './f8832--2013-12.pdf?url&no-inline';

/** Fetches the blank of Form 8832 from this build; undefined without a network. */
export const fetchBlank = async (): Promise<Uint8Array | undefined> => fetchFrom(address);
