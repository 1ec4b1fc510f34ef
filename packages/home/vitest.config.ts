import { unitTests } from '@my-air/vitest';
import { defineConfig } from 'vitest/config';

// Home loads the cards one by one, and the conformance suite loads everything at once: both take their time on a busy machine.
export default defineConfig(unitTests('happy-dom', { testTimeout: 30_000 }));
