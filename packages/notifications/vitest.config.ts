import { unitTests } from '@my-air/vitest';
import { defineConfig } from 'vitest/config';

// Its modules keep state, which would leak from one test file into the next.
export default defineConfig(unitTests('happy-dom', { freshModules: true }));
