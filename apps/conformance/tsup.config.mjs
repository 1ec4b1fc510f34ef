import { defineConfig } from 'tsup';

// One file with the contracts in it, so that `npx` fetches nothing else.
export default defineConfig({
  entry: ['src/main.ts'],
  format: ['esm'],
  target: 'node20.12',
  platform: 'node',
  clean: true,
  esbuildOptions(options) {
    options.conditions = ['@my-air/source'];
  },
});
