import { renderInPortal } from '@my-air/feature-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';

import { buildProduct } from '../testing/buildProduct.ts';
import { ProductGrid } from './ProductGrid.tsx';

const applicant = { channels: [], user: undefined };
const products = Array.from({ length: 60 }, (_, at) =>
  buildProduct({ id: at + 1, name: `Service ${at + 1}` }),
);
const cards = () => screen.getAllByRole('article').length;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** A screen where one list follows another, by choice or because the address changed. */
function Lists() {
  const [list, setList] = useState({ listKey: 'all', isChosen: false });
  return (
    <>
      <button onClick={() => setList({ listKey: 'music', isChosen: true })}>Choose music</button>
      <button onClick={() => setList({ listKey: 'all', isChosen: true })}>Choose all</button>
      <button onClick={() => setList({ listKey: 'all', isChosen: false })}>Go back to all</button>
      <ProductGrid products={products} applicant={applicant} {...list} />
    </>
  );
}

beforeEach(() => sessionStorage.clear());

test('[MK-01] a person who comes back to a list finds as many services as before, whatever was shown between', async () => {
  const { unmount } = renderInPortal(<Lists />);
  await screen.findByRole('article', { name: 'Service 1' });
  const first = cards();
  press(/^Show/);
  expect(cards()).toBe(first + 24);
  press('Choose music');
  expect(cards()).toBe(first);
  press(/^Show/);
  press('Go back to all');
  expect(cards()).toBe(first + 24);
  unmount();

  renderInPortal(<Lists />);
  await screen.findByRole('article', { name: 'Service 1' });
  expect(cards()).toBe(first + 24);
});

test('a choice does not wait for more services than can be seen, though the list showed more before', async () => {
  renderInPortal(<Lists />);
  await screen.findByRole('article', { name: 'Service 1' });
  const first = cards();
  press(/^Show/);
  press('Choose music');
  press('Choose all');
  expect(cards()).toBe(first);
});
