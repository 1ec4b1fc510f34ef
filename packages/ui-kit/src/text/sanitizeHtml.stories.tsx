import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { harmlessHtml, hostileHtml } from './hostileHtml.ts';
import { RichText } from './RichText.tsx';
import { sanitizeHtml } from './sanitizeHtml.ts';

const meta = {
  title: 'Kit/RichText/Sanitizer',
  component: RichText,
  args: { html: harmlessHtml.join('') },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A sanitizer is only as good as the parser below it, so the table is run in a browser. */
export const Hostile: Story = {
  play: async () => {
    const left = Object.fromEntries(hostileHtml.map(([name, html]) => [name, sanitized(html)]));
    await expect(left).toEqual(Object.fromEntries(hostileHtml.map(([name, , expected]) => [name, expected])));
  },
};

export const Harmless: Story = {
  play: async () => {
    await expect(harmlessHtml.map(sanitized)).toEqual(harmlessHtml);
  },
};

function sanitized(html: string): string {
  const place = document.createElement('div');
  place.append(sanitizeHtml(html));
  return place.innerHTML;
}
