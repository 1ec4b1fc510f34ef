import { unitTests } from '@my-air/vitest';
import { defineConfig } from 'vitest/config';

// Its modules keep stores and timelines, which the next file would find.
export default defineConfig(unitTests('happy-dom', { freshModules: true }));
