import type {Plugin, Rolldown} from 'vite';

/** Groups of `vite.config.ts` that a signed-in person's first page needs, the second only in the books. */
const groups = ['signed-in', 'books'];

/**
 * Writes into the page which files a group's code lies in, so that `public/first-paint.js` can have them fetched beside the start's:
 * only there it is known whether somebody is signed in.
 */
export const nameScreensCode: Plugin = {
  name: 'faro:name-screens-code',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, {bundle, chunk: entry}) => {
      if (!bundle || !entry) return [];
      const known = new Set(filesOf(entry, bundle));
      return groups.map((name) => {
        const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name);
        if (chunk?.type !== 'chunk') throw new Error(`the build has no code of the group ${name}`);
        const files = filesOf(chunk, bundle).filter((file) => !known.has(file));
        for (const file of files) known.add(file);
        const content = files.map((file) => `/${file}`).join(' ');
        return {tag: 'meta', attrs: {name: `faro:${name}`, content}, injectTo: 'head-prepend'};
      });
    },
  },
};

/** A chunk with all that it imports, and their styles. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const one = bundle[name];
    if (found.has(name) || one?.type !== 'chunk') return;
    found.add(name);
    for (const style of one.viteMetadata?.importedCss ?? []) found.add(style);
    for (const imported of one.imports) visit(imported);
  };
  visit(chunk.fileName);
  return [...found];
}
