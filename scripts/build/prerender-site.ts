import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {build, runnerImport, type Plugin, type ResolvedConfig, type Rolldown, type ViteDevServer} from 'vite';
import {isPublicPath} from '#contract/site/public-paths.ts';
import {leanContract} from './lean-contract.ts';
import {fillPage} from '#contract/site/server-facts.ts';
import type {SiteAssets, SiteFile} from '#src/site/site-page.ts';

/** Where the site lies in the build; the server alone reads it. A dot keeps it from being served as files, and from being precached. */
const siteFolder = '.site';

const rendererFile = '/src/site/build-site.ts';
const entries = {
  site: 'src/site/enhance/main.ts',
  'site-early': 'src/site/enhance/early.ts',
  'site-drafts': 'src/site/enhance/drafts/list-drafts.ts',
};

/** Fonts that the first screen of every page shows. */
const firstFonts = [/inter-latin-wght-normal-.*\.woff2$/, /source-serif-4-latin-wght-normal-.*\.woff2$/];

/** While developing, Vite serves sources by their own paths. */
const sourceAssets: SiteAssets = {
  style: '/src/site/styles/site.css',
  early: '/src/site/enhance/early.ts',
  script: '/src/site/enhance/main.ts',
  drafts: '/src/site/enhance/drafts/list-drafts.ts',
  fonts: [],
};

type Renderer = {readonly buildSite: (assets: SiteAssets, today: string) => SiteFile[]};

/** Writes the public site into the build as plain HTML, and serves it while developing. Decision 014. */
export function prerenderSite(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'faro:prerender-site',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer: serveWhileDeveloping,
    closeBundle: {
      sequential: true,
      async handler() {
        if (config.command !== 'build' || config.build.ssr !== false) return;
        const assets = await buildAssets(config);
        const {buildSite} = await loadRenderer(config.root);
        await writeSite(path.join(config.root, config.build.outDir, siteFolder), buildSite(assets, today()));
      },
    },
  };
}

/** Loads the sources as they are now, with none of the app's replacements: they run here, not in a browser. */
async function loadRenderer(root: string): Promise<Renderer> {
  const {module} = await runnerImport<Renderer>(path.join(root, rendererFile), {
    configFile: false,
    root,
    logLevel: 'warn',
  });
  return module;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** The site's own style and scripts, beside the app's and with no part of it. */
async function buildAssets({root, build: options}: ResolvedConfig): Promise<SiteAssets> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [leanContract],
    publicDir: false,
    build: {
      target: options.target === false ? 'es2022' : options.target,
      outDir: options.outDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: {polyfill: false},
      rolldownOptions: {
        // What lists drafts offers a function.
        preserveEntrySignatures: 'allow-extension',
        input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, path.join(root, file)])),
        output: {entryFileNames: 'assets/[name]-[hash].js', assetFileNames: 'assets/[name]-[hash][extname]'},
      },
    },
  });
  const {output} = built as Rolldown.RolldownOutput;
  const names = output.map(({fileName}) => fileName);
  const pick = (pattern: RegExp) => {
    const name = names.find((one) => pattern.test(one));
    if (name === undefined) throw new Error(`the build of the site has no ${pattern}`);
    return `/${name}`;
  };
  return {
    style: pick(/\/site-[^/]*\.css$/),
    early: pick(/\/site-early-[^/]*\.js$/),
    script: pick(/\/site-(?!early|drafts)[^/]*\.js$/),
    drafts: pick(/\/site-drafts-[^/]*\.js$/),
    fonts: firstFonts.map(pick),
  };
}

async function writeSite(folder: string, files: readonly SiteFile[]): Promise<void> {
  for (const {file, text} of files) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, text);
  }
}

/** Renders the page that is asked for from the sources as they are now. */
function serveWhileDeveloping(server: ViteDevServer): void {
  const render = async (pathname: string) => {
    const {buildSite} = await loadRenderer(server.config.root);
    const file = `${pathname.slice(1).replace(/\/$/, '')}.html`;
    return buildSite(sourceAssets, today()).find((one) => one.file === file);
  };
  server.middlewares.use((request, response, proceed) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (request.method !== 'GET' || !isPublicPath(pathname)) return proceed();
    void render(pathname).then(
      (page) => {
        if (!page) return proceed();
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(fillPage(page.text, server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', {}));
      },
      (error: unknown) => proceed(error),
    );
  });
}
