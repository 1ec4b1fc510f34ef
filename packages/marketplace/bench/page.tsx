// The catalogue with ten thousand services, alone: what a letter and a filter cost until they are painted.
import { PortalStory } from '@my-air/feature-api/stories';
import '@my-air/ui-kit/styles.css';
import { Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';

import { CatalogueScreen } from '../src/catalogue/CatalogueScreen.tsx';
import type { CatalogueSearch } from '../src/filters/CatalogueSearch.ts';
import { loadMessages } from '../src/messages.ts';
import { buildProducts } from './buildProducts.mjs';

const indicators = ['views', 'subscribers', 'watch_time', 'engagement', 'income'];
const products = buildProducts(10_000).map(({ id, name, text }) => ({
  id: id + 1,
  name,
  description: text,
  platforms: [['youtube', 'instagram', 'tiktok'][id % 3] ?? 'youtube'],
  affected_indicators: [indicators[id % indicators.length] ?? 'views'],
  access: 'anyone',
  action: 'request',
  subscribers_requirement: 0,
}));
const data = Array.from({ length: 12 }, (_, id) => ({
  id: id + 1,
  name: `Category ${id + 1}`,
  slug: `c${id + 1}`,
  queries: [`What helps with ${id + 1}?`],
  keywords: [],
  products: products.filter((product) => product.id % 12 === id),
}));

function Catalogue() {
  const [place, setPlace] = useState<{ search: CatalogueSearch; hash: string }>({
    search: { subscribers: 'any' },
    hash: '',
  });
  return (
    <Suspense fallback={null}>
      <CatalogueScreen
        {...place}
        onChange={(search, hash) => setPlace((former) => ({ search, hash: hash ?? former.hash }))}
      />
    </Suspense>
  );
}

const portal = {
  loadMessages,
  answers: {
    'GET api/channels': { channels: [] },
    'GET api/ecosystem/productBundles': { product_bundles: [] },
    'GET api/ecosystem/productCategories': { data },
  },
};
// SAFETY: of a story's surroundings the portal reads its parameters and the chosen language alone.
const surroundings = { parameters: { portal }, globals: {}, id: 'bench' } as never;
createRoot(document.body.appendChild(document.createElement('main'))).render(
  PortalStory(Catalogue, surroundings) as never,
);
