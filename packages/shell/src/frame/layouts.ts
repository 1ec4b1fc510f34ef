import type { ComponentType, ReactNode } from 'react';

import type { ContributionsStore } from '../state/contributions.ts';
import type { FrameLayout } from './layoutOf.ts';

/** A frame around a screen. */
export type LayoutComponent = ComponentType<{ layout: FrameLayout; children?: ReactNode }>;

const loaders = {
  default: async () => (await import('./DefaultLayout.tsx')).DefaultLayout,
  plain: async () => (await import('./PlainLayout.tsx')).PlainLayout,
} satisfies Record<string, () => Promise<LayoutComponent>>;
const loaded: { [Name in keyof typeof loaders]?: LayoutComponent } = {};

/** Screens on the way into the portal or without it. On all others a signed-in user keeps the navigation. */
const outside: ReadonlySet<string> = new Set(['login', 'oauth', 'impersonate', 'unavailable']);

const nameOf = (layout: FrameLayout, isSignedIn: boolean) =>
  layout === 'default' || (isSignedIn && !outside.has(layout)) ? 'default' : 'plain';

/** Loads the frame of a screen that is about to open, with what the features contribute to that of signed-in screens. */
export async function loadLayout(
  layout: FrameLayout,
  isSignedIn: boolean,
  contributions: Pick<ContributionsStore, 'load'>,
): Promise<void> {
  const name = nameOf(layout, isSignedIn);
  const [Layout] = await Promise.all([
    loaded[name] ?? loaders[name](),
    name === 'default' && contributions.load(),
  ]);
  loaded[name] = Layout;
}

/** The frame of a layout; until it is loaded, the present one. */
export function layoutComponent(layout: FrameLayout, isSignedIn: boolean): LayoutComponent | undefined {
  return loaded[nameOf(layout, isSignedIn)] ?? loaded.plain ?? loaded.default;
}
