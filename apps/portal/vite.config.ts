import { defineConfig } from 'vite';

import { portalConfig } from './build/portalConfig.ts';
import { places } from './src/order.ts';

export default defineConfig(({ command }) => portalConfig({ folder: import.meta.dirname, places, command }));
