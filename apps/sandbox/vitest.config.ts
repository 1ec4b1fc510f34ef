import { fileURLToPath } from 'node:url';

import { unitTests } from '@my-air/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ...unitTests('node', {
    include: ['{src,test}/**/*.test.ts'],
    globalSetup: [fileURLToPath(new URL('./test/support/globalSetup.ts', import.meta.url))],
    maxWorkers: 2,
    // The conditions of these tests choose imports of pg-boss for bundlers, which Node cannot resolve.
    server: { deps: { inline: [/pg-boss/, /@opentelemetry/] } },
  }),
  // The seeded database is made before the tests, with the contracts as they are in the sources.
  environments: {
    __vitest__: {
      resolve: {
        conditions: ['@my-air/source', 'module', 'node', 'development|production'],
        noExternal: [/^@my-air\//],
      },
    },
  },
});
