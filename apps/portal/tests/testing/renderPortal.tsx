import { buildChannel, type StubPortalOptions } from '@my-air/feature-kit/testing';
import type { Composition } from '@my-air/shell';
import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { loadFrameTexts, Portal, createPortalRouter } from '@my-air/shell/testing';
import { buildShell } from './buildShell.ts';

/** The answers that the frame and the cards of home need. */
export const homeAnswers = {
  'GET api/channels': { channels: [buildChannel()] },
  'GET api/statistics': { channels: [] },
  'GET api/active-chats': { chats: [] },
  'GET api/news': { articles: [], categories: [], meta: { current_page: 1, last_page: 1, per_page: 9 } },
};

/** Opens an address of the whole portal, with every feature unless another composition is given, and shows it. */
export async function renderPortal(path: string, options: StubPortalOptions = {}, composed?: Composition) {
  const shell = buildShell({ ...options, answers: { ...homeAnswers, ...options.answers } }, composed);
  const { locale } = shell.portal;
  const router = createPortalRouter(shell, createMemoryHistory({ initialEntries: [path] }));
  await Promise.all([loadFrameTexts(locale), router.load()]);
  const screen = render(<Portal shell={shell} router={router} />);
  return { ...screen, shell, router, user: userEvent.setup() };
}
