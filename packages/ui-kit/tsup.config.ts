import { cp } from 'node:fs/promises';
import { preset } from '@my-air/build/tsup';

// Every module is an entry, so that each stays a module of its own: a portal's lazy chunk then takes what it alone draws.
export default preset({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories}.*', '!src/testing/**', '!src/**/*.d.ts'],
  onSuccess: async () => {
    for (const sheet of ['styles.css', 'fonts.css', 'fonts-scalelab.css', 'emoji.css'])
      await cp(`src/${sheet}`, `dist/${sheet}`);
  },
});
