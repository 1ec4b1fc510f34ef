import type { Plugin } from 'vite';

import { readKitProps } from '../scripts/readKitProps.mjs';

const name = 'virtual:kit-props';

/**
 * Serves the properties of the kit's components to the preview.
 * @param isRead whether they are read at all: tests of stories need no controls, and reading takes seconds
 */
export function kitProps(isRead: boolean): Plugin {
  return {
    name: 'my-air:kit-props',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export default ${JSON.stringify(isRead ? readKitProps() : {})}` : undefined,
  };
}
