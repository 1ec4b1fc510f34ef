import { loadMessages as loadSharedMessages } from '@my-air/feature-api';
import { buildChannel, type StubPortalOptions } from '@my-air/feature-api/testing';
import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { loadMessages, Portal, createPortalRouter } from '@my-air/shell/testing';
import { buildShell } from './buildShell.ts';

/** Opens an address of the whole portal, with every feature, and shows it. */
export async function renderPortal(path: string, options: StubPortalOptions = {}) {
  const shell = buildShell({ answers: { 'GET api/channels': { channels: [buildChannel()] } }, ...options });
  const { locale } = shell.portal;
  const router = createPortalRouter(shell, createMemoryHistory({ initialEntries: [path] }));
  await Promise.all([locale.add(loadMessages), locale.add(loadSharedMessages), router.load()]);
  const screen = render(<Portal shell={shell} router={router} />);
  return { ...screen, shell, router, user: userEvent.setup() };
}
