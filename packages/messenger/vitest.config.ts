import { unitTests } from '@my-air/vitest';
import { defineConfig } from 'vitest/config';

// Its tests replace timers, locks and databases of the page, which those of the next file would find.
export default defineConfig(unitTests('happy-dom', { freshModules: true }));
