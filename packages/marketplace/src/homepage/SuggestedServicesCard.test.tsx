import { buildChannel, renderStory } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import { catalogueAnswers } from '../testing/sampleCatalogue.ts';
import meta, { Empty, Failed, Loaded, Loading } from './SuggestedServicesCard.stories.tsx';

describe('[HOME-01] services for you', () => {
  test('names what can be started now, and leads to it and to all services', async () => {
    renderStory(meta, Loaded);
    const service = await screen.findByRole('link', { name: 'Thumbnail studio' });
    expect(service.getAttribute('href')).toBe('/services/1');
    expect(screen.getByRole('link', { name: 'All services' }).getAttribute('href')).toBe('/services');
  });

  test('the assistant is one press away, and what it chose is shown in the catalogue', async () => {
    const { portal, router } = renderStory(meta, Loaded, {
      modals: { 'marketplace-ai': { productIds: [2, 7], isToBeSeen: true } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask the assistant' }));
    expect(portal.opened).toEqual([{ name: 'marketplace-ai', props: {} }]);
    await waitFor(() => expect(router.history.location.href).toContain('/services?picked=2'));
  });

  test('says what it waits for where nothing fits yet', async () => {
    renderStory(meta, Empty);
    expect(await screen.findByText(/Once a channel is connected/)).toBeTruthy();
  });

  test('loads by itself', async () => {
    renderStory(meta, Loading);
    expect(await screen.findByRole('link', { name: 'All services' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask the assistant' })).toBeNull();
  });

  test('fails by itself, and is asked for again', async () => {
    let hasFailed = false;
    renderStory(meta, Failed, {
      answers: {
        'GET api/channels': { channels: [buildChannel()] },
        'GET api/ecosystem/productCategories': () => {
          if (hasFailed) return catalogueAnswers['GET api/ecosystem/productCategories']();
          hasFailed = true;
          throw new TypeError('offline');
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Thumbnail studio' })).toBeTruthy();
  });
});
