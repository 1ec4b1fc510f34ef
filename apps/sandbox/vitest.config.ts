import { unitTests } from '@my-air/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig(
  unitTests('node', {
    globalSetup: ['src/testing/globalSetup.ts'],
    testTimeout: 20_000,
    // The files of a worker share its sandbox, which is put back before every test.
    isolate: false,
    maxWorkers: 2,
  }),
);
