import { lazy, type ComponentType } from 'react';

/** A part of the frame that comes after the first screen, and that the screen can do without should it not come. */
export function decoration(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

function Nothing() {
  return null;
}
