import type { ComponentType, ReactNode } from 'react';

import type { FrameLayout } from './layoutOf.ts';

/** A frame around a screen. */
export type LayoutComponent = ComponentType<{ layout: FrameLayout; children?: ReactNode }>;

const loaders = {
  default: async () => (await import('./DefaultLayout.tsx')).DefaultLayout,
  plain: async () => (await import('./PlainLayout.tsx')).PlainLayout,
} satisfies Record<string, () => Promise<LayoutComponent>>;
const loaded: { [Name in keyof typeof loaders]?: LayoutComponent } = {};

const nameOf = (layout: FrameLayout) => (layout === 'default' ? 'default' : 'plain');

/** Loads the frame of a screen that is about to open. */
export async function loadLayout(layout: FrameLayout): Promise<void> {
  const name = nameOf(layout);
  loaded[name] ??= await loaders[name]();
}

/** The frame of a layout; until it is loaded, the one that is there. */
export function layoutComponent(layout: FrameLayout): LayoutComponent | undefined {
  return loaded[nameOf(layout)] ?? loaded.plain ?? loaded.default;
}
