import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Field } from '../field/Field.tsx';
import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const meta = {
  title: 'Kit/Forms/Combobox',
  id: 'kit-combobox',
  component: Combobox,
  args: {
    options: [
      { value: 'AR', label: 'Argentina' },
      { value: 'BR', label: 'Brazil' },
      { value: 'PT', label: 'Portugal' },
      { value: 'ES', label: 'Spain' },
      { value: 'UA', label: 'Ukraine' },
    ],
    value: null,
    onValueChange: () => undefined,
    emptyText: 'No country is called so',
    placeholder: 'Type to search',
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.type(input, 'uk');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveValue('Ukraine'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    input.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'));
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await waitFor(() => expect(screen.getByText('No country is called so')).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

export const AlreadyChosen: Story = { args: { value: 'ES' } };

export const Disabled: Story = { args: { value: 'ES', disabled: true } };

/** No option is there at all. */
export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 's');
    await waitFor(() => expect(screen.getByText('No country is called so')).toBeVisible());
  },
};

export const Many: Story = {
  args: {
    options: Array.from({ length: 250 }, (_, index) => ({
      value: `${index}`,
      label: `Country ${index + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(5));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Country 250' })).toBeVisible());
  },
};

export const LongText: Story = {
  args: {
    options: [{ value: 'GB', label: 'Сполучене Королівство Великої Британії та Північної Ірландії' }],
    value: 'GB',
  },
  decorators: [onPhone],
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };

function Chosen(args: ComboboxProps) {
  const [value, setValue] = useState(args.value);
  return (
    <Field label="Country" style={{ maxWidth: '20rem' }}>
      <Combobox {...args} value={value} onValueChange={setValue} />
    </Field>
  );
}
