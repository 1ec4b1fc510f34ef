import type { Meta, StoryObj } from '@storybook/react-vite';

import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Kit/Layout/VisuallyHidden',
  id: 'kit-visuallyhidden',
  component: VisuallyHidden,
  args: { children: 'Only heard' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      Seen and heard. <VisuallyHidden {...args} />
    </p>
  ),
};
