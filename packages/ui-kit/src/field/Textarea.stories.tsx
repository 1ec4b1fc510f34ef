import type { Meta, StoryObj } from '@storybook/react-vite';

import { rightToLeft } from '../testing/decorators.tsx';
import { Field } from './Field.tsx';
import { Textarea } from './Textarea.tsx';

const meta = {
  title: 'Kit/Forms/Textarea',
  id: 'kit-textarea',
  component: Textarea,
  args: { 'aria-label': 'Message', defaultValue: 'One line,\nand another.' },
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { defaultValue: '', placeholder: 'Write a message' } };

export const Wrong: Story = {
  render: (args) => (
    <Field label="Comment" error="Write at least ten characters.">
      <Textarea {...args} defaultValue="Hi" />
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = { args: { defaultValue: 'Невиокремлюване'.repeat(40) } };

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
