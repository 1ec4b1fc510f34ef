import type { Plugin } from 'vite';

import { readKitProps } from '../scripts/readKitProps.mjs';

const name = 'virtual:kit-props';

/** Serves what the kit's components take to the preview. @param isRead whether it is read at all: tests of stories need no controls, and it takes seconds */
export function kitProps(isRead: boolean): Plugin {
  return {
    name: 'my-air:kit-props',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export default ${JSON.stringify(isRead ? readKitProps() : {})}` : undefined,
  };
}
