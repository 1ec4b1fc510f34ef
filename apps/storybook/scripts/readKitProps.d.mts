import type { KitProp } from '../.storybook/KitProp.ts';

/** The properties of every component that the kit exports, by its name. */
export function readKitProps(): Record<string, Record<string, KitProp>>;
