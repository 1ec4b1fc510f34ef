import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';

import { Code, CodeBlock } from './Code.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Kit/Code',
  component: CodeBlock,
  args: {
    label: 'What the server answered',
    copyLabel: 'Copy',
    copiedLabel: 'Copied',
    failedLabel: 'Could not copy',
    children: '{\n  "message": "The channel is already connected.",\n  "status": 409\n}',
  },
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongLines: Story = { args: { children: 'const answer = 42; '.repeat(30) } };

export const WithoutCopy: Story = { args: { copyLabel: undefined } };

export const InText: Story = {
  render: () => (
    <Text>
      The number of this error is <Code>3f9a-77c1</Code>; tell it to your manager.
    </Text>
  ),
};

/** Code is read from left to right in every language. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
  },
};

export const Zoomed: Story = { globals: { zoom: '200' } };
