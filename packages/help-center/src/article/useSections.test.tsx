import { renderRoute } from '@my-air/feature-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { helpCenterFeature } from '../feature.ts';
import { loadMessages } from '../locales/index.ts';
import { buildArticle } from '../testing/buildHelp.ts';

const open = (hash: string) =>
  renderRoute(helpCenterFeature, `/help-center/article/1${hash}`, {
    loadMessages,
    answers: {
      'GET api/help/articles/{id}': { article: buildArticle() },
      'POST api/help-analytics/articles/{id}/interactions': undefined,
    },
  });

afterEach(() => vi.restoreAllMocks());

test('[HELP-01] an anchor below what comes last is reached, also when the page is opened with it', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await open('#related');
  const heading = await screen.findByRole('heading', { name: 'Related articles' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(scroll.mock.contexts).toContain(heading);
});

/** Draws an element anew, and waits until those who observe the page know it. */
async function redraw(element: HTMLElement): Promise<Node> {
  const anew = element.cloneNode(true);
  const { promise: isKnown, resolve } = Promise.withResolvers<unknown>();
  const observer = new MutationObserver(resolve);
  observer.observe(document.body, { childList: true, subtree: true });
  element.replaceWith(anew);
  await isKnown;
  observer.disconnect();
  return anew;
}

test('[HELP-01] a section that is drawn anew is reached again, until the reader moves the page', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await open('#related');
  const heading = () => screen.findByRole('heading', { name: 'Related articles' });
  expect(scroll.mock.contexts).toContain(await redraw(await heading()));
  fireEvent.keyDown(document.body, { key: 'ArrowUp' });
  expect(scroll.mock.contexts).not.toContain(await redraw(await heading()));
});

test('an anchor that is nowhere takes the focus nowhere', async () => {
  await open('#nowhere');
  await screen.findByRole('heading', { name: 'Related articles' });
  expect(document.activeElement?.id).not.toBe('nowhere');
});
