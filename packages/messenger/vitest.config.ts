import { unitTests } from '@my-air/vitest';
import { defineConfig } from 'vitest/config';

// Its tests replace timers, locks and databases of the page, which would leak into the next file.
export default defineConfig(unitTests('happy-dom', { isolate: true }));
