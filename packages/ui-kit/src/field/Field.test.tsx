import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

test('the control inside has the name, the help and the error of its field', () => {
  render(
    <Field label="E-mail" description="Where we write." error="No @ in it." isRequired>
      <TextInput />
    </Field>,
  );
  const input = screen.getByLabelText(/E-mail/);
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Where we write.',
    'No @ in it.',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input).toHaveProperty('required', true);
});

test('a field without an error says nothing of one', () => {
  render(
    <Field label="E-mail">
      <TextInput />
    </Field>,
  );
  const input = screen.getByLabelText('E-mail');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});
