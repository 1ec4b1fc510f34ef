import { workspacePortal } from '@my-air/build/vite';
import { portal } from '@my-air/shell/vite';
import { defineConfig } from 'vite';

import { places } from './src/order.ts';

export default defineConfig({
  plugins: [
    workspacePortal(),
    portal({
      ...places,
      backend: process.env['SANDBOX_URL'] ?? 'http://localhost:3000',
      release: process.env['RELEASE'] || undefined,
    }),
  ],
});
