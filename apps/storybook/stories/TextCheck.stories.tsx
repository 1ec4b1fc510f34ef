import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { expect } from 'storybook/test';

import { checkTexts } from '../.storybook/checkTexts.ts';

const meta = {
  title: 'Storybook/Text check',
  tags: ['!autodocs', '!dev'],
  // The texts here are cut and mixed on purpose.
  parameters: { texts: 'free', width: 'free', a11y: { test: 'off' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow: CSSProperties = { width: '5rem', overflow: 'hidden', whiteSpace: 'nowrap' };
const excerpt = { ...narrow, textOverflow: 'ellipsis' };
const lifted: CSSProperties = { position: 'relative', top: '-1.2em' };
const sentence = 'Your channel is connected to the network';

const wrong: Readonly<Record<string, ReactNode>> = {
  'cut sideways': <p style={excerpt}>{sentence}</p>,
  'cut below': <p style={{ width: '8rem', height: '1.5em', overflow: 'hidden' }}>{sentence}</p>,
  'cut by an element further out': (
    <div style={narrow}>
      <span>
        <b>{sentence}</b>
      </span>
    </div>
  ),
  'a line over another': (
    <div>
      <p style={{ margin: 0 }}>First line</p>
      <p style={{ margin: 0, ...lifted }}>Second line</p>
    </div>
  ),
  'a button across another': (
    <div style={{ display: 'flex' }}>
      <button type="button">One of two</button>
      <button type="button" style={{ marginInlineStart: '-2rem' }}>
        The other
      </button>
    </div>
  ),
};

const right: Readonly<Record<string, ReactNode>> = {
  'a text that wraps': <p style={{ width: '6rem' }}>{sentence}</p>,
  'a text whose whole is its title': (
    <p style={excerpt} title={sentence}>
      {sentence}
    </p>
  ),
  'an excerpt of what is whole elsewhere': (
    <p style={excerpt} data-excerpt="">
      {sentence}
    </p>
  ),
  'a text that scrolls': <p style={{ ...narrow, overflow: 'auto' }}>{sentence}</p>,
  'a link in a sentence': (
    <p>
      Read <a href="#more">how payments work</a> first.
    </p>
  ),
  'a button in a field': (
    <div style={{ position: 'relative', width: '12rem' }}>
      <input aria-label="Password" style={{ width: '100%', height: '4rem' }} />
      <button type="button" style={{ position: 'absolute', insetInlineEnd: 2, top: 2 }}>
        x
      </button>
    </div>
  ),
};

/** A text that is cut, or that lies over something else, must not pass. */
export const FindsWhatCannotBeRead: Story = {
  render: () => <Places all={wrong} />,
  play: async ({ canvasElement }) => {
    for (const place of Object.keys(wrong)) {
      showOnly(canvasElement, place);
      await expect(() => checkTexts({ canvasElement, parameters: {} }), place).toThrow('cannot be read');
    }
  },
};

/** A readable text must pass. */
export const LeavesWhatCanBeRead: Story = {
  render: () => <Places all={right} />,
  play: async ({ canvasElement }) => {
    for (const place of Object.keys(right)) {
      showOnly(canvasElement, place);
      await expect(() => checkTexts({ canvasElement, parameters: {} }), place).not.toThrow();
    }
  },
};

function Places({ all }: { all: Readonly<Record<string, ReactNode>> }) {
  return Object.entries(all).map(([name, place]) => (
    <div key={name} data-place={name}>
      {place}
    </div>
  ));
}

function showOnly(canvas: HTMLElement, name: string): void {
  for (const place of canvas.querySelectorAll<HTMLElement>('[data-place]'))
    place.hidden = place.dataset['place'] !== name;
}
