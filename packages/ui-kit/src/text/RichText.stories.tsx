import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { RichText } from './RichText.tsx';

const meta = {
  title: 'Kit/RichText',
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
