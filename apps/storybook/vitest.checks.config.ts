import { defineConfig } from 'vitest/config';

/** What is checked without a browser: the scripts of this app, and that the portal is built from the kit. */
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
