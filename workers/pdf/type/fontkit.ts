// fontkit's shapers for Indian scripts are compiled to generators of an older time and look for this global.
import 'regenerator-runtime/runtime.js';
import * as bundle from '@pdf-lib/fontkit';

/**
 * fontkit, as both Node and Vite give it: its files export a default that its types do not know.
 * Source: @pdf-lib/fontkit 1.1.1.
 */
export const fontkit = (bundle as unknown as {default: Pick<typeof bundle, 'create'>}).default;
