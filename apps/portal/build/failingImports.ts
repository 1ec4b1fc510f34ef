import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Makes Vite's wrapper around lazy imports as small as we need it. We ship no CSS files, and the page asks for what
 * its first screen needs by itself, so all that is left is to tell of an import that failed.
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
  load().catch((error) => {
    const event = new Event('vite:preloadError', { cancelable: true });
    event.payload = error;
    dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
    // A reload is under way, and those who await the import get no failure; a person may have kept the page from going, though.
    return new Promise((_, reject) => setTimeout(reject, 10_000, error));
  });
`;
