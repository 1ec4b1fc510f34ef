import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds the empty page from the same lock file and with the portal's own settings; returns its folder. */
export async function buildFloor() {
  const outDir = fileURLToPath(new URL('../node_modules/.cache/floor', import.meta.url));
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('./floor', import.meta.url)),
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  });
  return outDir;
}
