import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Tile, TileName } from './Tile.tsx';

test('a tile is an item of a list with one link, whose name is the heading alone', () => {
  render(
    <ul>
      <Tile picture={<img src="/cover.png" alt="" />}>
        <TileName level={2}>
          <a href="/games/1">Mountain workshop</a>
        </TileName>
        Carve and glue
      </Tile>
    </ul>,
  );
  expect(screen.getByRole('listitem').textContent).toContain('Carve and glue');
  expect(screen.getByRole('link').textContent).toBe('Mountain workshop');
  expect(screen.queryByRole('img')).toBeNull();
});

test('the place of the picture is kept in its shape until it has come', () => {
  const { container } = render(
    <ul>
      <Tile ratio="2 / 1" picture={<img src="/cover.png" alt="" />}>
        words
      </Tile>
    </ul>,
  );
  expect(container.querySelector<HTMLElement>('[style*="aspect-ratio"]')?.style.aspectRatio).toBe('2 / 1');
});

test.each([undefined, ''])('a tile without a picture (%j) has no empty place above its words', (picture) => {
  const { container } = render(
    <ul>
      <Tile picture={picture}>words</Tile>
    </ul>,
  );
  expect(container.querySelector('[style*="aspect-ratio"]')).toBeNull();
  expect(screen.getByRole('listitem').children).toHaveLength(1);
});
