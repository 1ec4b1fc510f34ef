import { lazy, type ComponentType } from 'react';

import { firstScreenPainted } from '../start/firstScreen.ts';

/**
 * A part of the frame that is loaded after the first screen is painted, and that the screen can do without.
 */
export function decoration(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => {
    await firstScreenPainted();
    return { default: await load().catch(() => Nothing) };
  });
}

function Nothing() {
  return null;
}
