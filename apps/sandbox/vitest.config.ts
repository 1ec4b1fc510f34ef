import { unitTests } from '@my-air/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig(
  unitTests('node', {
    globalSetup: ['src/testing/globalSetup.ts'],
    maxWorkers: 2,
    // What pg-boss imports is chosen for bundlers under the conditions of these tests, and Node cannot resolve it.
    server: { deps: { inline: [/pg-boss/, /@opentelemetry/] } },
  }),
);
