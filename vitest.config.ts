import {defineConfig} from 'vitest/config';

const shared = {setupFiles: ['tests/setup.ts'], env: {TZ: 'UTC'}, testTimeout: 30_000, hookTimeout: 60_000};

export default defineConfig({
  test: {
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
