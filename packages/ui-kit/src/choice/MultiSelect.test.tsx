import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { Field } from '../field/Field.tsx';
import { describeConformance } from '../testing/describeConformance.tsx';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const options = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
  { value: 'pt', label: 'Portuguese' },
  { value: 'uk', label: 'Ukrainian', isDisabled: true },
];
const words = { empty: 'No such language', remove: (label: string) => `Remove ${label}` };

describeConformance('MultiSelect', (props) => (
  <MultiSelect
    {...props}
    aria-label="Languages"
    options={options}
    values={['es', 'en']}
    onValuesChange={() => undefined}
    words={words}
  />
));

function Kept({ values: initial, onValuesChange, ...rest }: Partial<MultiSelectProps>) {
  const [values, setValues] = useState(initial ?? []);
  function keep(changed: string[]) {
    setValues(changed);
    onValuesChange?.(changed);
  }
  return (
    <Field label="Languages">
      <MultiSelect options={options} words={words} {...rest} values={values} onValuesChange={keep} />
    </Field>
  );
}

const input = () => screen.getByRole('combobox', { name: 'Languages' });

test('typing finds, Enter chooses, and the text is empty for the next', async () => {
  const change = vi.fn();
  render(<Kept onValuesChange={change} />);
  await userEvent.type(input(), 'span');
  await userEvent.keyboard('{Enter}');
  expect(change).toHaveBeenLastCalledWith(['es']);
  expect(input()).toHaveProperty('value', '');
  await userEvent.type(input(), 'engl');
  await userEvent.keyboard('{Enter}');
  expect(change).toHaveBeenLastCalledWith(['es', 'en']);
  await userEvent.type(input(), 'p');
  expect(input().getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(input().getAttribute('aria-expanded')).toBe('false');
});

test('choosing again takes a choice back', async () => {
  const change = vi.fn();
  render(<Kept values={['en', 'es']} onValuesChange={change} />);
  input().focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(await screen.findByRole('option', { name: 'English' }));
  expect(change).toHaveBeenLastCalledWith(['es']);
});

test('Backspace in an empty text takes the last choice back', async () => {
  const change = vi.fn();
  render(<Kept values={['en', 'es']} onValuesChange={change} />);
  input().focus();
  await userEvent.keyboard('{Backspace}');
  expect(change).toHaveBeenLastCalledWith(['en']);
});

test('ArrowLeft goes into the choices, and Delete takes the one back that has the focus', async () => {
  const change = vi.fn();
  render(<Kept values={['en', 'es', 'pt']} onValuesChange={change} />);
  input().focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Spanish'));
  await userEvent.keyboard('{Delete}');
  expect(change).toHaveBeenLastCalledWith(['en', 'pt']);
});

test('Escape takes nothing back', async () => {
  const change = vi.fn();
  render(<Kept values={['en', 'es']} onValuesChange={change} />);
  input().focus();
  await userEvent.keyboard('{Escape}{Escape}');
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Remove English' })).toBeDefined();
});

test('each choice has a button that takes it back', async () => {
  const change = vi.fn();
  render(<Kept values={['en', 'es']} onValuesChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove English' }));
  expect(change).toHaveBeenLastCalledWith(['es']);
});

test('it says that nothing is found, or that the options are on their way', async () => {
  const { rerender } = render(<Kept />);
  await userEvent.type(input(), 'zzz');
  expect(await screen.findByText('No such language')).toBeDefined();
  rerender(<Kept options={[]} busyText="Loading languages" />);
  expect(await screen.findByText('Loading languages')).toBeDefined();
  expect(screen.queryByText('No such language')).toBeNull();
});
