import type {Plugin} from 'vite';

/** The groups of code of `vite.config.ts` that first pages run nearly all of, and the start. */
export const firstPages = new Set(['index', 'framework', 'local-data', 'signed-in', 'books']);

/**
 * Has Chromium compile the code of first pages whole, in the background, as it comes: what it leaves for later is compiled while the page is
 * drawn, function by function, and a module that a service worker answers with is never kept compiled. The mark counts in the first line alone.
 * Source: V8, explicit compile hints. Other browsers see a comment.
 */
export const compileWhole: Plugin = {
  name: 'faro:compile-whole',
  apply: 'build',
  generateBundle: {
    // After Vite has put its list of files in front.
    order: 'post',
    handler: (_options, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && firstPages.has(chunk.name))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
};
