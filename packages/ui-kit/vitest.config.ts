import { unitTests } from '@my-air/vitest';
import { defineConfig } from 'vitest/config';

// One page for all files: sixty small ones would otherwise each load the same libraries.
export default defineConfig(unitTests('happy-dom', { isolate: false }));
