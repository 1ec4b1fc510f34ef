import { renderRoute } from '@my-air/feature-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { helpCenterFeature } from '../feature.ts';
import { loadMessages } from '../messages.ts';
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

test('[HELP-01] the page is the reader’s from the first press on', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await open('#related');
  await waitFor(() => expect(scroll).toHaveBeenCalled());
  fireEvent.keyDown(document.body, { key: 'ArrowUp' });
  scroll.mockClear();
  document.body.append(document.createElement('p'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(scroll).not.toHaveBeenCalled();
});

test('an anchor that is nowhere takes the focus nowhere', async () => {
  await open('#nowhere');
  await screen.findByRole('heading', { name: 'Related articles' });
  expect(document.activeElement?.id).not.toBe('nowhere');
});
