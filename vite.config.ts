import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import {defineConfig} from 'vite';
import {VitePWA} from 'vite-plugin-pwa';
import {manifest} from './scripts/pwa-manifest.ts';

/** The server of `npm run dev`; the same variable as the server reads. */
const serverPort = process.env['PORT'] ?? '3000';

export default defineConfig({
  plugins: [
    react(),
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
        // The .woff and .json files are the statement's fonts: it is made offline from the first day on.
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}', 'assets/*.woff', 'assets/unicode-*.json'],
        // What only some need is fetched when it is needed: fonts of Han and Hangul, the kitchen, pictures for the install dialog.
        globIgnores: ['screenshots/**', '**/kitchen-*', '**/noto-sans-sc-*', '**/nanum-*'],
        maximumFileSizeToCacheInBytes: 3_000_000,
      },
    }),
  ],
  worker: {format: 'es'},
  build: {
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    manifest: true,
    // Files under 4 kB stay files: the security policy allows no `data:` scripts or styles.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next)[\\/]/,
            },
          ],
        },
      },
    },
  },
  optimizeDeps: {entries: ['index.html', 'src/**/*.{ts,tsx}']},
  server: {
    port: 5173,
    proxy: {'/api': {target: `http://localhost:${serverPort}`, changeOrigin: false}},
  },
  preview: {proxy: {'/api': {target: `http://localhost:${serverPort}`, changeOrigin: false}}},
});
