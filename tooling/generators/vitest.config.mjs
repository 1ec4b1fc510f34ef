import { leftOut } from '@my-air/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['**/*.test.mjs'], exclude: leftOut, testTimeout: 600_000, hookTimeout: 60_000 },
});
