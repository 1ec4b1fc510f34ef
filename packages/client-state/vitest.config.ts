import { unitTests } from '@my-air/vitest';
import { defineConfig } from 'vitest/config';

// Each file starts with modules without state, as a new page does.
export default defineConfig(unitTests('happy-dom', { freshModules: true }));
