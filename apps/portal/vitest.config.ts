import { unitTests } from '@my-air/vitest';
import { defineConfig } from 'vitest/config';

// Its modules keep what one file remembers, which the next would find.
export default defineConfig(
  unitTests('happy-dom', { isolate: true, include: ['{build,tests}/**/*.test.{ts,tsx}'] }),
);
