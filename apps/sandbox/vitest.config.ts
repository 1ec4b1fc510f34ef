import { unitTests } from '@my-air/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig(
  unitTests('node', {
    globalSetup: ['src/testing/globalSetup.ts'],
    maxWorkers: 2,
    // The conditions of these tests choose imports of pg-boss for bundlers, which Node cannot resolve.
    server: { deps: { inline: [/pg-boss/, /@opentelemetry/] } },
  }),
);
