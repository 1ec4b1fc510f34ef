import type { Plugin } from 'vite';

import { readKitProps } from '../scripts/readKitProps.mjs';
import { readKitFacts } from './readKitFacts.ts';
import { readPatterns } from './readPatterns.ts';

/** What the modules say, which are made from the kit's own files. */
const readers: Readonly<Record<string, () => object>> = {
  'virtual:kit-props': readKitProps,
  'virtual:kit-facts': readKitFacts,
  'virtual:patterns': readPatterns,
};

/**
 * Serves the properties, the status and the changes of the kit's components to the preview, and the patterns of screens.
 * @param isRead whether they are read at all: tests of stories need none, and reading takes seconds
 */
export function kitData(isRead: boolean): Plugin {
  return {
    name: 'my-air:kit-data',
    resolveId: (id) => (id in readers ? `\0${id}` : undefined),
    load(id) {
      const read = id.startsWith('\0') ? readers[id.slice(1)] : undefined;
      return read && `export default ${JSON.stringify(isRead ? read() : {})}`;
    },
  };
}
