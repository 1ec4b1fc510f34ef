import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { RichText } from './RichText.tsx';

test('mere words give way to a formatted text, and the other way round', () => {
  const { rerender } = render(<RichText html="1 > 0, as they say" className="given" />);
  const words = screen.getByText('1 > 0, as they say');
  expect(words.classList).toContain('given');
  rerender(<RichText html="<p>1 &gt; <b>0</b></p>" />);
  expect(screen.getByText('0')).toHaveProperty('tagName', 'B');
  rerender(<RichText html="Words again" />);
  expect(screen.getByText('Words again').childElementCount).toBe(0);
});

test('onPlaced is called with the text whenever it is in place', () => {
  const onPlaced = vi.fn((text: HTMLElement) => text.append(` (${text.childElementCount})`));
  const { container, rerender } = render(<RichText html="<p><b>First</b></p>" onPlaced={onPlaced} />);
  expect(container.textContent).toBe('First (1)');
  rerender(<RichText html="<p><b>Second</b><b>Third</b></p>" onPlaced={onPlaced} />);
  expect(container.textContent).toBe('SecondThird (2)');
  expect(onPlaced).toHaveBeenCalledTimes(2);
});

test('pictures of other hosts in what users wrote are links, and those of ours are pictures', () => {
  const foreign = 'https://other.test/a.png';
  const html = `<p><img src="${foreign}" alt="a cat"><img src="${foreign}"><img src="/own.png" alt="own"></p>`;
  const { container } = render(<RichText html={html} isOfUsers />);
  expect(screen.getByRole('link', { name: 'a cat' })).toHaveProperty('href', foreign);
  expect(screen.getByRole('link', { name: foreign })).toHaveProperty('target', '_blank');
  expect([...container.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['own']);
});
