import type {Plugin, Rolldown} from 'vite';

const languages = ['es', 'en', 'pt'];

/** The code of a first page beyond the start's, by the name under which the page has it. Each is a group of `vite.config.ts`, or some sources. */
const pages: readonly {readonly name: string; readonly sources?: readonly string[]; readonly after?: string}[] = [
  {name: 'signed-in'},
  {name: 'books', after: 'signed-in'},
  {name: 'home', after: 'signed-in', sources: ['src/features/companies/dashboard-screen.tsx']},
  {name: 'company', after: 'signed-in', sources: ['src/features/companies/company/company-screen.tsx']},
  {name: 'own-wizard', after: 'signed-in', sources: ['src/features/formation/own-screen.tsx']},
  {name: 'wizard', sources: ['src/features/formation/guest-screen.tsx']},
  ...languages.flatMap((language) => [
    wordsOf('wizard', 'formation', language),
    wordsOf('books', 'bookkeeping', language),
    wordsOf('home', 'companies', language),
  ]),
];

/** The words of a page in one language: the common ones, and those of its feature with their reasons. */
function wordsOf(page: string, feature: string, language: string) {
  const texts = `src/features/${feature}/text`;
  return {
    name: `${page}-${language}`,
    sources: [`src/i18n/text/${language}.ts`, `${texts}/${language}.ts`, `${texts}/reasons.ts`],
  };
}

/**
 * Writes into the page which files the code of first pages lies in, so that `public/first-paint.js` can have them fetched beside the start's:
 * only there it is known who is here, and where.
 */
export const nameScreensCode: Plugin = {
  name: 'faro:name-screens-code',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, {bundle, chunk: entry}) => {
      if (!bundle || !entry) return [];
      const start = filesOf([entry], bundle);
      const named = new Map<string, readonly string[]>();
      return pages.map(({name, sources, after}) => {
        const known = new Set([...start, ...(after === undefined ? [] : (named.get(after) ?? []))]);
        const files = filesOf(findChunks(bundle, name, sources), bundle).filter((file) => !known.has(file));
        named.set(name, files);
        const content = files.map((file) => `/${file}`).join(' ');
        return {tag: 'meta', attrs: {name: `faro:${name}`, content}, injectTo: 'head-prepend'};
      });
    },
  },
};

/** @throws Error where one of them is not in the build: what was renamed needs its new name here. */
function findChunks(bundle: Rolldown.OutputBundle, name: string, sources?: readonly string[]): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const wanted = sources?.map((source) => chunks.find((one) => one.facadeModuleId?.endsWith(`/${source}`)));
  return (wanted ?? [chunks.find((one) => one.name === name)]).map((found) => {
    if (!found) throw new Error(`the build has no code of ${name}`);
    return found;
  });
}

/** Chunks with all that they import, and their styles. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const one = bundle[name];
    if (found.has(name) || one?.type !== 'chunk') return;
    found.add(name);
    for (const style of one.viteMetadata?.importedCss ?? []) found.add(style);
    for (const imported of one.imports) visit(imported);
  };
  for (const {fileName} of chunks) visit(fileName);
  return [...found];
}
