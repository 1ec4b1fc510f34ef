import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Field } from '../field/Field.tsx';
import { arrowKeys } from '../testing/arrowKeys.ts';
import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const names = new Intl.DisplayNames('en', { type: 'language' });
const options = [
  'en',
  'uk',
  'es',
  'pt',
  'de',
  'fr',
  'it',
  'pl',
  'tr',
  'ar',
  'hi',
  'id',
  'ja',
  'ko',
  'vi',
].map((value) => ({ value, label: names.of(value) ?? value }));

const meta = {
  title: 'Kit/Forms/MultiSelect',
  id: 'kit-multiselect',
  component: MultiSelect,
  args: {
    options,
    values: ['uk', 'es'],
    onValuesChange: () => undefined,
    words: { empty: 'No language is called so', remove: (label) => `Remove ${label}` },
    placeholder: 'Type to search',
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Translate into' });
    await userEvent.type(input, 'germ');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove German' })).toBeVisible());
    await userEvent.keyboard(`{Escape}${arrowKeys().back.repeat(2)}{Delete}`);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove Spanish' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Remove German' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Spanish' })).toBeVisible());
    await expect(screen.getByRole('option', { name: 'Spanish' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Empty: Story = { args: { values: [] } };

export const Many: Story = { args: { values: options.map(({ value }) => value) } };

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await waitFor(() => expect(screen.getByText('No language is called so')).toBeVisible());
  },
};

export const Loading: Story = {
  args: { options: [], values: [], busyText: 'Loading languages' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'g');
    await waitFor(() => expect(screen.getByText('Loading languages')).toBeVisible());
  },
};

export const Wrong: Story = { render: (args) => <Kept {...args} values={[]} error="Choose at least one." /> };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    options: [{ value: 'a', label: 'Українська мова, якою її пишуть і розмовляють у Галичині та на Волині' }],
    values: ['a'],
  },
  decorators: [onPhone],
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };

function Kept({ error, ...args }: MultiSelectProps & { error?: string }) {
  const [values, setValues] = useState(args.values);
  return (
    <Field label="Translate into" error={error} style={{ maxWidth: '26rem' }}>
      <MultiSelect {...args} values={values} onValuesChange={setValues} />
    </Field>
  );
}
