import { workspacePortal } from '@my-air/build/vite';
import { portal } from '@my-air/shell/vite';
import { defineConfig } from 'vite';

import { places, publicPaths } from './src/places.ts';

export default defineConfig({
  plugins: [
    workspacePortal(),
    portal({
      ...places,
      publicPaths,
      backend: process.env['SANDBOX_URL'] ?? 'http://localhost:3000',
    }),
  ],
});
