import { buildChannel, buildPartner } from '@my-air/feature-kit/testing';
import { expect, test } from 'vitest';

import { buildCatalogue } from '../catalogue/buildCatalogue.ts';
import { buildCategory, buildProduct } from '../testing/buildProduct.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { suggestServices } from './suggestServices.ts';

const applicant = { channels: [buildChannel()], user: { partner: buildPartner() } };

test('[HOME-01] what can be started now, has not been, and fits a channel', () => {
  // The others are active, out of reach, for another platform, for members, or to come.
  expect(suggestServices(sampleCatalogue, applicant).map(({ id }) => id)).toEqual([1, 3]);
});

test('[HOME-01] without a channel only what needs none is suggested', () => {
  expect(suggestServices(sampleCatalogue, { channels: [], user: null }).map(({ id }) => id)).toEqual([3]);
});

test('[HOME-01] pinned services come first, then one of each category, four at most', () => {
  const product = (id: number, is_pinned = false) => buildProduct({ id, is_pinned });
  const catalogue = buildCatalogue(
    [],
    [
      buildCategory({ id: 1, products: [product(1), product(2), product(3)] }),
      buildCategory({ id: 2, products: [product(4), product(5, true)] }),
    ],
  );
  expect(suggestServices(catalogue, applicant).map(({ id }) => id)).toEqual([5, 1, 4, 2]);
});
