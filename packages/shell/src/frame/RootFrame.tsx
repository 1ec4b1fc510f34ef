import { Outlet } from '@tanstack/react-router';

import { Frame } from './Frame.tsx';

/** The frame with the screen of the address in it. */
export function RootFrame() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
