import { existsSync } from 'node:fs';
import { basename } from 'node:path';

import { workspacePortal } from '@my-air/build/vite';
import { portal } from '@my-air/shell/vite';
import { defineConfig, type Plugin } from 'vite';

import { featureMain } from './e2e/featureMain.ts';
import { places, publicPaths } from './src/places.ts';

/** Started in the folder of a feature (`pnpm dev` there), the portal is the sign-in and this feature alone. */
const oneFeature: Plugin = {
  name: 'my-air-one-feature',
  apply: () => existsSync('src/feature.ts'),
  load: (id) =>
    id.endsWith('/portal/src/main.ts')
      ? featureMain(
          basename(process.cwd()),
          `(await feature.contributions?.())?.contributions.navigation?.[0]?.to ?? feature.routes[0].options.path`,
        )
      : null,
};

export default defineConfig({
  plugins: [
    oneFeature,
    workspacePortal(),
    portal({
      ...places,
      publicPaths,
      backend: process.env['SANDBOX_URL'] ?? 'http://localhost:3000',
    }),
  ],
});
