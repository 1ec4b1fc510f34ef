import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { renderInPortal } from '../../testing.ts';
import { ItemBoundary } from './ItemBoundary.tsx';

interface Item {
  name: string | undefined;
}

const Name = ({ name }: Item) => <li>{name!.toUpperCase()}</li>;

function List({ items }: { items: readonly Item[] }) {
  return (
    <ul>
      {items.map((item, place) => (
        <ItemBoundary key={place} of={item} as="li">
          <Name {...item} />
        </ItemBoundary>
      ))}
    </ul>
  );
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const lost = 'This item could not be shown.Reload the page';

test('[API-03] one item that cannot be drawn is replaced alone, and drawn again when it changes', () => {
  // React reports what an error boundary caught.
  vi.mocked(console.error).mockImplementation(() => {});
  vi.mocked(console.warn).mockImplementation(() => {});
  const ann = { name: 'Ann' };
  const { rerender } = renderInPortal(<List items={[ann, { name: undefined }]} />);
  expect(shown()).toEqual(['ANN', lost]);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  screen.getByRole('button', { name: 'Reload the page' }).click();
  expect(reload).toHaveBeenCalledOnce();
  rerender(<List items={[ann, { name: 'Bo' }]} />);
  expect(shown()).toEqual(['ANN', 'BO']);
});
