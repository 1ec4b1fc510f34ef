import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Makes Vite's wrapper around lazy imports as small as we need it. We ship no CSS files, and the page itself
 * requests what its first screen needs, so that only failed imports are left to report.
 */
export function failingImports(): Plugin {
  return {
    name: 'my-air-failing-imports',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: (id) => (id === helper ? code : null),
    },
  };
}

const code = `
export const __vitePreload = (load) =>
  load().catch(async (error) => {
    const event = new Event('vite:preloadError');
    event.payload = error;
    dispatchEvent(event);
    // A person may keep the page from being reloaded: then the failure comes late.
    if (await event.verdict) await new Promise((resolve) => setTimeout(resolve, 10_000));
    throw error;
  });
`;
