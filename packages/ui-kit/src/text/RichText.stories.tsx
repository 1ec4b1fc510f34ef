import type { Meta, StoryObj } from '@storybook/react-vite';
import { createEvent, expect, fireEvent, fn, waitFor } from 'storybook/test';

import { RichText } from './RichText.tsx';

const meta = {
  title: 'Kit/Content/RichText',
  id: 'kit-richtext',
  component: RichText,
  args: {
    html:
      '<h2>What changes for you</h2><p>From <b>1 December</b> the share is counted <em>daily</em>. ' +
      '<span data-type="mention" data-id="4" data-label="Olena">@Olena</span> answers questions, ' +
      'or read <a href="https://support.example/share">the article</a>.</p>' +
      '<ul><li>Nothing to do</li><li>Nothing to sign</li></ul><blockquote>Thank you for waiting.</blockquote>',
  },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'What changes for you' })).toBeVisible());
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Hostile: Story = {
  args: {
    html: '<p onclick="alert(1)">Read <a href="javascript:alert(1)">this</a><img src=x onerror=alert(1)></p>',
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(/Read/)).toBeVisible());
    await expect(canvasElement.querySelector('[onclick], [onerror], [href^="javascript"]')).toBeNull();
  },
};

const links =
  '<p><a href="/help/100?a=1#top">Ours</a>, <a href="https://elsewhere.example/">theirs</a>, <a href="javascript:alert(1)">bad</a>.</p>';

/** A link within this site is followed without loading a page; every other link is left to the browser. */
export const Links: Story = {
  args: { html: links, onFollow: fn() },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('Ours')).toBeVisible());
    // The browser would leave the page.
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    const press = (text: string, how = {}) => {
      const link = canvas.getByText(text);
      const event = createEvent.click(link, how);
      void fireEvent(link, event);
    };
    for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
      press('Ours', how);
    press('theirs');
    press('bad');
    await expect(args.onFollow).not.toHaveBeenCalled();
    press('Ours');
    await expect(args.onFollow).toHaveBeenCalledWith('/help/100?a=1#top');
    document.removeEventListener('click', stay);
  },
};

export const Empty: Story = { args: { html: '' }, parameters: { draws: 'nothing' } };

/** A table wider than the text scrolls by itself. */
export const WideTable: Story = {
  args: {
    html: `<table><thead><tr>${'<th>Country of the viewers</th>'.repeat(9)}</tr></thead><tbody><tr>${'<td>12,480.50</td>'.repeat(9)}</tr></tbody></table>`,
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('table')?.parentElement).toHaveAttribute('tabindex'),
    );
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const LongWords: Story = {
  args: {
    html: `<p>${'Відповідальність'.repeat(12)}</p><pre><code>${'const a = 1; '.repeat(20)}</code></pre>`,
  },
};

export const Zoomed: Story = { globals: { zoom: '200' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    html: '<h2>תשלומים</h2><p>התשלום הבא ב-20 בנובמבר.</p><ul><li>אין מה לעשות</li></ul><blockquote>תודה</blockquote>',
  },
};
