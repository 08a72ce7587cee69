import react from '@vitejs/plugin-react';
import {playwright} from '@vitest/browser-playwright';
import {defineConfig} from 'vitest/config';
import {helpTitles} from './scripts/build/help-titles.ts';
import {serveStripe, showOnPaper} from './scripts/build/browser-commands.ts';

const shared = {
  setupFiles: ['tests/setup.ts'],
  // Another moment to run at: see `tests/setup.ts`.
  env: {TZ: 'UTC', FARO_TEST_NOW: process.env['FARO_TEST_NOW'] ?? ''},
  // For a machine that does much else; where it does not, they cost nothing. Vitest itself would poll for one second.
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: {poll: {timeout: 30_000}},
};

export default defineConfig({
  // Not beside the packages: where these lie in a linked folder, each checkout would take the prepared packages from under another’s run.
  cacheDir: '.cache/vite',
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          // No module of the product or the tests keeps what one file did: read once by a worker, they take a third less.
          isolate: false,
          include: ['tests/{contract,sync,workers,src,architecture}/**/*.test.{ts,tsx}'],
          exclude: ['tests/sync/theatre/**'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          isolate: false,
          include: ['tests/{server,abuse}/**/*.test.ts', 'tests/sync/theatre/**/*.test.ts'],
          globalSetup: ['tests/kits/database-cluster.ts'],
        },
      },
      {
        plugins: [react(), helpTitles],
        // Packages may lie in a linked folder.
        server: {fs: {strict: false}},
        optimizeDeps: {
          entries: ['src/**/*.{ts,tsx}', 'workers/**/*.ts', 'tests/{screens,kits/screen-kit}/**/*.{ts,tsx}'],
          include: [
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
            'vitest-browser-react/pure',
            'axe-core',
            'fast-check',
          ],
        },
        test: {
          ...shared,
          // What is looked for and never comes is waited for until then.
          testTimeout: 60_000,
          name: 'screens',
          setupFiles: [...shared.setupFiles, 'tests/kits/screen-kit/quick-react.ts'],
          include: ['tests/screens/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: {serveStripe, showOnPaper},
            viewport: {width: 1284, height: 800},
            provider: playwright({
              launchOptions: {
                executablePath: '/usr/bin/chromium-headless-shell',
                args: ['--no-sandbox', '--disable-gpu'],
              },
              contextOptions: {locale: 'es-419', timezoneId: 'America/Bogota', reducedMotion: 'reduce'},
            }),
            instances: [{browser: 'chromium'}],
          },
        },
      },
    ],
  },
});
