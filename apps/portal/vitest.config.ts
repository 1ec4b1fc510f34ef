import { unitTests } from '@my-air/vitest';
import { defineConfig } from 'vitest/config';

// Its modules keep state, which the next test file would find.
export default defineConfig(
  unitTests('happy-dom', { freshModules: true, include: ['tests/**/*.test.{ts,tsx}'] }),
);
