import { unitTests } from '@my-air/vitest';
import { defineConfig } from 'vitest/config';

// What needs the built packages: turbo runs it after their build.
export default defineConfig(unitTests('node', { include: ['fixtures/**/*.test.mjs'], testTimeout: 120_000 }));
