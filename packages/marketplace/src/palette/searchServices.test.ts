import { stubPortal } from '@my-air/feature-kit/testing';
import { expect, test } from 'vitest';

import { catalogueAnswers } from '../testing/sampleCatalogue.ts';
import { searchServices } from './searchServices.ts';

test('[SH-22] a service is found by its name, with a typing error too, and leads to its page', async () => {
  const portal = stubPortal({ answers: catalogueAnswers });
  const found = await portal.queryClient.fetchQuery(searchServices(portal, 'thumbnial'));
  expect(found[0]).toMatchObject({ id: '1', title: 'Thumbnail studio', to: '/services/1' });
});

test('[SH-22] fewer than three characters ask for nothing', () => {
  const portal = stubPortal({ answers: catalogueAnswers });
  expect(searchServices(portal, 'th').enabled).toBe(false);
});
