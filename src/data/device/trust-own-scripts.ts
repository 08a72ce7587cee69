type Rules = {
  readonly createScriptURL: (address: string) => string | null;
  readonly createHTML: (text: string) => string | null;
};

declare global {
  /** Missing in browsers that do not know Trusted Types, which then demand nothing. */
  var trustedTypes: {readonly createPolicy: (name: 'default', rules: Rules) => unknown} | undefined;
}

/** What the build writes: chunks and workers in `assets`, and the service worker. */
const ownScript = /^\/(?:assets\/[\w.-]+\.js|sw\.js)$/;

/**
 * Says what a text may become where the content policy demands it: the address of a script of ours, and an empty piece of page, as which
 * React Aria clears what it announced. All else throws where it is tried. Rule: WAY7.
 */
export function trustOwnScripts(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isOwnScript(address) ? address : null),
    createHTML: (text) => (text === '' ? text : null),
  });
}

/** Whether a script of our own build lies there. */
export function isOwnScript(address: string): boolean {
  if (!URL.canParse(address, document.baseURI)) return false;
  const {origin, pathname} = new URL(address, document.baseURI);
  return origin === location.origin && ownScript.test(pathname);
}
