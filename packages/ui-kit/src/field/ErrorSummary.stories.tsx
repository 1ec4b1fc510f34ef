import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Stack } from '../layout/Stack.tsx';
import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

const meta = {
  title: 'Kit/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Two fields need a look',
    problems: [
      { control: 'email', message: 'Write an e-mail address, such as name@example.com' },
      { control: 'city', message: 'Shorten the city to 150 characters' },
    ],
  },
  render: (args) => (
    <Stack as="form">
      <ErrorSummary {...args} />
      <Field label="E-mail" error="Write an e-mail address, such as name@example.com">
        <TextInput name="email" defaultValue="olena@" />
      </Field>
      <Field label="City">
        <TextInput name="city" />
      </Field>
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Two fields need a look')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  },
};

export const One: Story = {
  args: { title: 'The form was not sent', problems: [{ message: 'The connection broke. Nothing is lost.' }] },
};

export const Many: Story = {
  args: {
    title: 'Twelve fields need a look',
    problems: Array.from({ length: 12 }, (_, index) => {
      return { control: `field-${index}`, message: `Fill in field ${index + 1}` };
    }),
  },
};

export const None: Story = { args: { problems: [] } };

export const OnPhone: Story = { decorators: [onPhone] };

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
