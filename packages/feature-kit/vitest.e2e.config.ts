import { unitTests } from '@my-air/vitest';
import { defineConfig } from 'vitest/config';

// Tests that need the built packages: turbo runs them after their build.
export default defineConfig(unitTests('node', { include: ['fixtures/**/*.test.mjs'], testTimeout: 120_000 }));
