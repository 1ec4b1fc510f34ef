import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { TextLink } from '../text/TextLink.tsx';
import { Checkbox } from './Checkbox.tsx';
import { NativeSelect } from './NativeSelect.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { Textarea } from './Textarea.tsx';
import { TextInput } from './TextInput.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'Kit/Forms/Field',
  id: 'kit-field',
  component: Field,
  args: { label: 'E-mail', children: <TextInput type="email" placeholder="you@example.com" /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'olena@example.com');
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('olena@example.com');
  },
};

export const Described: Story = { args: { description: 'Where we write about payments.', isRequired: true } };

export const Wrong: Story = {
  args: { description: 'Where we write about payments.', error: 'This address has no @.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Where we write about payments. This address has no @.');
  },
};

export const Form: Story = {
  render: () => (
    <Stack as="form" gap={5} style={{ maxWidth: '26rem' }}>
      <Field label="E-mail" isRequired>
        <TextInput type="email" defaultValue="olena@example.com" />
      </Field>
      <Field label="Password" aside={<TextLink href="/reset">Forgotten?</TextLink>}>
        <PasswordInput showLabel="Show password" hideLabel="Hide password" defaultValue="correct horse" />
      </Field>
      <Field label="Country">
        <NativeSelect
          placeholder="Choose"
          options={[
            { value: 'UA', label: 'Ukraine' },
            { value: 'ES', label: 'Spain' },
          ]}
        />
      </Field>
      <Field label="Comment" error="Write at least ten characters.">
        <Textarea defaultValue="Hi" />
      </Field>
      <Field label="Locked">
        <TextInput disabled defaultValue="UC-9x-4mQ" />
      </Field>
      <Checkbox label="I agree to the terms" />
      <Button variant="primary" size="l" isWide>
        Sign in
      </Button>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Адреса електронної пошти, на яку надходять листи про виплати',
    error: 'У цій адресі немає знака @ або частини після нього.',
  },
  decorators: [onPhone],
};

export const RightToLeft: Story = { args: { error: 'This address has no @.' }, globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };
