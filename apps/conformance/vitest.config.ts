import { unitTests } from '@my-air/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig(unitTests('node'));
