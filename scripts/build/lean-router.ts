import type {Plugin} from 'vite';

/**
 * Leaves the router's own links and forms out of the build, which the product has others for: their names, written onto them for developers,
 * keep the bundler from doing so, on every page.
 */
export const leanRouter: Plugin = {
  name: 'faro:lean-router',
  apply: 'build',
  transform: {
    filter: {id: /react-router\/dist\/production\/chunk-\w+\.mjs$/},
    handler: (code) => ({code: forgetNames(code), map: null}),
  },
};

/** The library's source without those names, and with a mark on what makes a component and does nothing else. */
export function forgetNames(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^(var \w+ = )(\w+\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2');
}
