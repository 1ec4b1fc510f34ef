import { unitTests } from '@my-air/vitest';
import { defineConfig } from 'vitest/config';

// Its modules remember: what one file leaves in them, the next would find.
export default defineConfig(unitTests('happy-dom', { freshModules: true }));
