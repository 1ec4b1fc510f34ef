import { defineConfig } from 'vitest/config';

/** The settings of checks without a browser: of this app's scripts, and of the portal's use of the kit. */
export default defineConfig({
  resolve: { conditions: ['@my-air/source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['@my-air/source', 'module', 'node', 'development|production'] } },
  test: {
    name: 'checks',
    environment: 'node',
    include: ['{scripts,checks}/*.test.{ts,mjs}'],
    testTimeout: 60_000,
  },
});
