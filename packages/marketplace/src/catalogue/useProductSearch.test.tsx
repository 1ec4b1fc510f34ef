import { renderInPortal } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';

import { buildCategory, buildProduct } from '../testing/buildProduct.ts';
import { buildCatalogue } from './buildCatalogue.ts';
import type { Catalogue } from './Catalogue.ts';
import { useProductSearch } from './useProductSearch.ts';

/** Shows that its screen has failed, as the view of a route does. */
class Route extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? 'Failed' : this.props.children;
  }
}

const catalogueOf = (name: string) =>
  buildCatalogue([], [buildCategory({ products: [buildProduct({ name })] })]);
/** No answer has such a name: it makes an index fail while it is built. */
const unreadable: never = {
  toString() {
    throw new Error('unreadable');
  },
} as never;

function Search({ catalogue }: { catalogue: Catalogue }) {
  return useProductSearch(catalogue, true) ? 'Ready' : 'Looking…';
}

test.each([
  ['is there once it is made', catalogueOf('Music'), 'Ready'],
  ['that cannot be made fails its screen', catalogueOf(unreadable), 'Failed'],
])('[MKT-01] the search %s', async (_, catalogue, shown) => {
  vi.mocked(console.error).mockImplementation(() => {});
  renderInPortal(
    <Route>
      <Search catalogue={catalogue} />
    </Route>,
  );
  expect(await screen.findByText(shown)).toBeTruthy();
});
