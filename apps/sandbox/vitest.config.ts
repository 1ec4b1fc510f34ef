import { unitTests } from '@my-air/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig(
  unitTests('node', {
    globalSetup: ['src/testing/globalSetup.ts'],
    testTimeout: 20_000,
    maxWorkers: 2,
  }),
);
