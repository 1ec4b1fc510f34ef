import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { describeConformance } from '../testing/describeConformance.tsx';
import { RichText } from './RichText.tsx';

describeConformance('RichText', (props) => <RichText {...props} html="<p>Hello</p>" />);

test('the text arrives once the sanitizer does, as nodes', async () => {
  const { container } = render(<RichText html="<p>Hello, <b>Olena</b>.</p>" className="given" />);
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true');
  expect(await screen.findByText('Olena')).toHaveProperty('tagName', 'B');
  expect(container.firstElementChild?.hasAttribute('aria-busy')).toBe(false);
  expect(container.firstElementChild?.classList).toContain('given');
});

test('mere words stand there at once, and give way to a formatted text', async () => {
  const { rerender } = render(<RichText html="1 > 0, as they say" className="given" />);
  const words = screen.getByText('1 > 0, as they say');
  expect(words.classList).toContain('given');
  expect(words.hasAttribute('aria-busy')).toBe(false);
  rerender(<RichText html="<p>1 &gt; <b>0</b></p>" />);
  expect(await screen.findByText('0')).toHaveProperty('tagName', 'B');
  rerender(<RichText html="Words again" />);
  expect(screen.getByText('Words again').childElementCount).toBe(0);
});

test('onPlaced is called with the text whenever it is in place', async () => {
  const onPlaced = vi.fn((text: HTMLElement) => text.append(` (${text.childElementCount})`));
  const { container, rerender } = render(<RichText html="<p><b>First</b></p>" onPlaced={onPlaced} />);
  await screen.findByText('First');
  expect(container.textContent).toBe('First (1)');
  rerender(<RichText html="<p><b>Second</b><b>Third</b></p>" onPlaced={onPlaced} />);
  await screen.findByText('Third');
  expect(container.textContent).toBe('SecondThird (2)');
  expect(onPlaced).toHaveBeenCalledTimes(2);
});

test('a text that changes replaces the one before', async () => {
  const { rerender } = render(<RichText html="<p>First</p>" />);
  await screen.findByText('First');
  rerender(<RichText html="<p>Second</p>" />);
  await screen.findByText('Second');
  expect(screen.queryByText('First')).toBeNull();
});

describe('without its sanitizer', () => {
  afterEach(() => {
    vi.doUnmock('./sanitizeHtml.ts');
    vi.resetModules();
  });

  test('nothing of the text is shown: its parent is notified', async () => {
    vi.doMock('./sanitizeHtml.ts', () => {
      throw new Error('offline');
    });
    vi.resetModules();
    // React logs every error that a boundary has caught.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { RichText: Fresh } = await import('./RichText.tsx');
    render(
      <Boundary>
        <Fresh html="<p>Hello</p>" />
      </Boundary>,
    );
    expect(await screen.findByText('It did not come')).toBeDefined();
    expect(screen.queryByText('Hello')).toBeNull();
  });
});

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <p>It did not come</p> : this.props.children;
  }
}

test('pictures of other hosts in what users wrote are links, and those of ours are pictures', async () => {
  const foreign = 'https://other.test/a.png';
  const html = `<p><img src="${foreign}" alt="a cat"><img src="${foreign}"><img src="/own.png" alt="own"></p>`;
  const { container } = render(<RichText html={html} isOfUsers />);
  expect(await screen.findByRole('link', { name: 'a cat' })).toHaveProperty('href', foreign);
  expect(screen.getByRole('link', { name: foreign })).toHaveProperty('target', '_blank');
  expect([...container.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['own']);
});
