import type { Decorator } from '@storybook/react-vite';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';

/** The routes of a portal that has two screens, and a page for unknown addresses. */
export function screensRouter(path = '/') {
  const root = createRootRoute();
  const screens = ['/accounts/youtube', '/finances/$page', '/notifications', '$'].map((screen) =>
    createRoute({ getParentRoute: () => root, path: screen }),
  );
  return createRouter({
    routeTree: root.addChildren(screens),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
}

/** Renders its children among screens that a notification can lead to. */
export function AmongScreens({ children }: { children: ReactNode }) {
  const [router] = useState(() => screensRouter());
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>;
}

/** The sheet with the width of the top bar's, among screens. */
export const InSheet: Decorator = (Story) => (
  <AmongScreens>
    <div style={{ maxWidth: '24rem' }}>
      <Story />
    </div>
  </AmongScreens>
);

/** A whole screen, among screens. */
export const InScreens: Decorator = (Story) => (
  <AmongScreens>
    <Story />
  </AmongScreens>
);
