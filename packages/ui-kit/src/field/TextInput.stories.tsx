import type { Meta, StoryObj } from '@storybook/react-vite';

import { rightToLeft } from '../testing/decorators.tsx';
import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

const meta = {
  title: 'Kit/Forms/TextInput',
  id: 'kit-textinput',
  component: TextInput,
  args: { 'aria-label': 'Channel', placeholder: 'Search channels' },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { disabled: true } };

export const Wrong: Story = {
  render: (args) => (
    <Field label="Channel" error="There is no such channel.">
      <TextInput {...args} defaultValue="@kitchen" />
    </Field>
  ),
};

export const LongText: Story = { args: { defaultValue: 'Невиокремлюване'.repeat(10) } };

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
