import { buildChannel, buildPartner, buildUser, renderStory } from '@my-air/feature-kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { ProvisionStatus } from '../contract.ts';
import { buildBundle, buildProduct } from '../testing/buildProduct.ts';
import { buildCatalogue } from './buildCatalogue.ts';
import meta, { Loaded } from './BundleCard.stories.tsx';

const provision = (status: ProvisionStatus) => [{ channel: 'UC1', status }];
const begunBy = (agreementId: string) => ({ action: 'agreement', agreement_id: agreementId });

test('[MK-02] a bundle counts the services that the user has, however they began', async () => {
  const products = [
    buildProduct({ id: 1, name: 'Nothing yet' }),
    buildProduct({ id: 2, name: 'Requested', provisions: provision('requested') }),
    buildProduct({ id: 3, name: 'Running', provisions: provision('active') }),
    buildProduct({ id: 4, name: 'Agreed', ...begunBy('ai_metadata') }),
    buildProduct({ id: 5, name: 'Not agreed', ...begunBy('distribution') }),
    buildProduct({ id: 6, name: 'Network', action: 'link_youtube' }),
  ];
  const catalogue = buildCatalogue([buildBundle({ products })], []);
  const agreements = [{ id: 'ai_metadata', name: 'AI translation', is_agreed: true }];
  renderStory(meta, Loaded, {
    args: { bundle: catalogue.bundles[0]!, catalogue },
    user: buildUser({ partner: buildPartner({ agreements }) }),
    answers: { 'GET api/channels': { channels: [buildChannel({ status: 'connected' })] } },
  });
  expect(await screen.findByText('3 of 6 active')).toBeTruthy();
  const first = screen.getAllByRole('listitem').slice(0, 3);
  expect(first.map(({ textContent }) => textContent)).toEqual(['Running', 'Agreed', 'Network']);
  for (const service of first) expect(within(service).getByRole('img', { name: 'Active' })).toBeTruthy();
});
