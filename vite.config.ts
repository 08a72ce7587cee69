import {fileURLToPath} from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import {defineConfig} from 'vite';
import {VitePWA} from 'vite-plugin-pwa';
import {compileWhole} from './scripts/build/compile-whole.ts';
import {earlyMark} from './scripts/build/early-mark.ts';
import {helpTitles} from './scripts/build/help-titles.ts';
import {leanContract, leanContractBut} from './scripts/build/lean-contract.ts';
import {leanRouter} from './scripts/build/lean-router.ts';
import {nameScreensCode} from './scripts/build/name-screens-code.ts';
import {keptOnceUsed} from './workers/service-worker/kept-once-used.ts';
import {prerenderSite} from './scripts/build/prerender-site.ts';
import {manifest} from './scripts/build/pwa-manifest.ts';

/** The server of `npm run dev`; the same variable as the server reads. */
const serverPort = process.env['PORT'] ?? '3000';
const server = {target: `http://localhost:${serverPort}`, changeOrigin: false};
/** What the server answers itself: its calls, and the sandbox's page of the bank. */
const toServer = {'/api': server, '/sandbox': server};

const productionRouter = fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url));

export default defineConfig({
  plugins: [
    react(),
    nameScreensCode,
    compileWhole,
    leanContract,
    leanRouter,
    earlyMark,
    helpTitles,
    prerenderSite(),
    // React Aria's own strings in 30 languages would weigh more than the app.
    {...optimizeLocales.vite({locales: ['es-ES', 'en-US', 'pt-BR']}), enforce: 'pre'},
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'workers/service-worker',
      filename: 'sw.ts',
      // The app registers it itself: no inline script, and an update only on a press.
      injectRegister: false,
      registerType: 'prompt',
      manifest,
      injectManifest: {
        // One plain script: what it imports later lies in it and is evaluated when it is imported.
        rollupFormat: 'iife',
        buildPlugins: {vite: [leanContract]},
        // The .woff and .json files are the statement's fonts: it is made offline from the first day on. The .wasm files decode scans.
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}', 'assets/*.{woff,wasm}', 'assets/unicode-*.json'],
        // What only some need is fetched when it is needed: fonts of Han and Hangul, the kitchen, pictures for the install dialog.
        // Of the public site a visitor keeps the pages they read, and no other.
        globIgnores: [
          'screenshots/**',
          '**/kitchen-*',
          ...keptOnceUsed.map((names) => `assets/${names}`),
          'share-*.png',
        ],
        maximumFileSizeToCacheInBytes: 3_000_000,
      },
    }),
  ],
  resolve: {
    alias: [
      // The form that browsers of today read: a part lighter than the one for all browsers, which its package names.
      {find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs'},
      // Its package names the form for development alone, which warns in every browser.
      {find: /^react-router$/, replacement: productionRouter},
    ],
  },
  worker: {format: 'es', plugins: () => [leanContractBut('archive-worker')]},
  build: {
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    manifest: true,
    // Files under 4 kB stay files: the security policy allows no `data:` scripts or styles.
    assetsInlineLimit: 0,
    // With a screen only the large files that it stands on are asked for beforehand: the names of the others would be a part of every page.
    modulePreload: {
      resolveDependencies: (_, files, {hostType}) =>
        hostType === 'html' ? files : files.filter((file) => /assets\/(guest|local-data|signed-in|books)-/.test(file)),
      // Every browser that the build is for knows it.
      polyfill: false,
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A page's code in a handful of files: through a service worker each one costs more than its bytes.
          // A group takes all that its screens need and no group before it has.
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next)[\\/]/,
              priority: 5,
            },
            {name: 'start', tags: ['$initial'], priority: 4},
            // The table of all routes, which a visitor's first pages have no use for.
            {name: 'routes', test: /src[\\/]shell[\\/]feature-routes/, priority: 3.8},
            // Of what the next groups hold, a visitor's wizard needs no more than this for its first painting.
            {name: 'mark', test: /src[\\/](ui[\\/]icons[\\/]lamp|data[\\/]database[\\/]visitor)/, priority: 3.5},
            {name: 'guest', test: /src[\\/]features[\\/]account[\\/]login-screen/, priority: 3},
            {
              name: 'local-data',
              test: /src[\\/]data[\\/]database[\\/](guest-|local-data|own-space|read-rows|use-rows)/,
              priority: 2.5,
            },
            {name: 'signed-in', test: /src[\\/]shell[\\/]frame[\\/](signed-in-area|app-frame)/, priority: 2},
            {name: 'books', test: /src[\\/]features[\\/]bookkeeping[\\/]books-screen/, priority: 1},
          ],
        },
      },
    },
  },
  optimizeDeps: {entries: ['index.html', 'src/**/*.{ts,tsx}']},
  server: {
    // The address that `npm run dev` names.
    port: 5173,
    strictPort: true,
    proxy: toServer,
  },
  preview: {proxy: toServer},
});
