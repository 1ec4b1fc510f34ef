import { unitTests } from '@my-air/vitest';
import { defineConfig } from 'vitest/config';

// The conformance suite loads every screen and dialog of this feature at once, which takes its time on a busy machine.
export default defineConfig(unitTests('happy-dom', { testTimeout: 30_000 }));
