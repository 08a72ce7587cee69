import {defineConfig} from '@playwright/test';

/** Flags that keep a browser quiet on a machine without the outside world. */
const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Journeys without a network on what browsers do each in its own way: pages kept for later, databases, files, workers, PDF. The others stand on these. */
const enginesDiffer = ['archive', 'books', 'company-documents', 'drafts', 'frame', 'mailing'];

/** Journeys on what only the whole browser has: it wakes a service worker whose pages are all closed. The others do without its window (decision 075). */
const wholeBrowser = '**/background.spec.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/playwright',
  // What is waited for comes in a moment on a quiet machine; these are for one that does much else, and cost nothing there.
  timeout: 180_000,
  expect: {timeout: 30_000},
  workers: 2,
  retries: 0,
  forbidOnly: true,
  use: {actionTimeout: 30_000, locale: 'es-419', timezoneId: 'America/Bogota', viewport: {width: 1284, height: 800}},
  projects: [
    {
      name: 'chromium',
      testIgnore: wholeBrowser,
      use: {
        browserName: 'chromium',
        launchOptions: {executablePath: '/usr/bin/chromium-headless-shell', args: chromiumArgs},
      },
    },
    {
      name: 'whole-chromium',
      testMatch: wholeBrowser,
      use: {browserName: 'chromium', launchOptions: {executablePath: '/usr/bin/chromium', args: chromiumArgs}},
    },
    {
      name: 'firefox',
      testMatch: enginesDiffer.map((name) => `**/${name}.offline.spec.ts`),
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {executablePath: '/usr/bin/firefox-esr'},
      },
    },
  ],
});
