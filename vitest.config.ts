import {defineConfig} from 'vitest/config';

const shared = {
  setupFiles: ['tests/setup.ts'],
  env: {TZ: 'UTC'},
  // For a machine that does much else; where it does not, they cost nothing. Vitest itself would poll for one second.
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: {poll: {timeout: 30_000}},
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['tests/{contract,sync,workers,src,architecture}/**/*.test.{ts,tsx}'],
          exclude: ['tests/sync/theatre/**'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['tests/server/**/*.test.ts', 'tests/sync/theatre/**/*.test.ts'],
          globalSetup: ['tests/kits/database-cluster.ts'],
        },
      },
    ],
  },
});
