import {
  buildChannel,
  buildPartner,
  buildUser,
  renderRoute,
  type Answers,
} from '@my-air/feature-kit/testing';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { marketplaceFeature } from './feature.ts';
import { buildBundle, buildCategory, buildDetails, buildProduct } from './testing/buildProduct.ts';

const picture = (name: string) => `https://pictures.my-air.test/${name}.svg`;
const products = Array.from({ length: 30 }, (_, at) =>
  buildProduct({
    id: at + 1,
    name: `Service ${at + 1}`,
    icon_image: picture(`icon-${at}`),
    horizontal_banner_image: picture(`wide-${at}`),
    vertical_banner_image: picture(`tall-${at}`),
  }),
);
const answers: Answers = {
  'GET api/channels': { channels: [buildChannel()] },
  'GET api/ecosystem/productBundles': {
    product_bundles: [buildBundle({ image: picture('bundle'), products: products.slice(0, 3) })],
  },
  'GET api/ecosystem/productCategories': { data: [buildCategory({ products })] },
  'GET api/ecosystem/products/{id}': {
    product: products[0],
    details: buildDetails({ page_banner_image: picture('page'), related_products: products.slice(1, 4) }),
  },
};
const user = buildUser({ partner: buildPartner({ capabilities: { ecosystem: true } }) });

beforeEach(() => sessionStorage.clear());

test.each([
  ['/services?subscribers=any', ['bundle', 'icon-0']],
  ['/services/1', ['page', 'icon-1']],
  ['/services-old', ['bundle', 'icon-0']],
  ['/services-old-2', ['icon-0']],
])(
  '[MK-01] the pictures of %s are fetched when they come near, and their place is kept until then',
  async (path, expected) => {
    const { container } = await renderRoute(marketplaceFeature, path, { answers, user });
    const shown = () => [...container.querySelectorAll('img')];
    const named = () => shown().map(({ src }) => /([\w-]+)\.svg$/.exec(src)?.[1]);
    await waitFor(() => expect(named()).toEqual(expect.arrayContaining(expected)));
    for (const image of shown()) {
      expect({ src: image.src, loading: image.getAttribute('loading') }).toEqual({
        src: image.src,
        loading: 'lazy',
      });
      for (const side of ['width', 'height']) expect(Number(image.getAttribute(side))).toBeGreaterThan(0);
    }
  },
  30_000,
);
