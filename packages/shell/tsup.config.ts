import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { preset } from '@my-air/build/tsup';

const copies = {
  'src/vite/page.css': 'dist/vite/page.css',
  'src/vite/page.js': 'dist/vite/page.js',
  'src/vite/template.html': 'dist/vite/template.html',
  [fileURLToPath(import.meta.resolve('@my-air/build/oldestBrowsers'))]: 'dist/vite/browserTargets.js',
};

export default preset({
  onSuccess: async () => {
    for (const [from, to] of Object.entries(copies)) await cp(from, to);
  },
});
