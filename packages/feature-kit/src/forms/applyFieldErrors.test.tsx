import { ApiError } from '@my-air/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import * as v from 'valibot';

import { renderInPortal } from '../testing.ts';
import { applyFieldErrors } from './applyFieldErrors.ts';
import { fieldError, formError } from './fieldError.ts';
import { useValibotForm, type ValibotForm } from './useValibotForm.ts';

const Contact = v.object({
  name: v.string(),
  contacts: v.array(v.object({ value: v.string() })),
  attachments: v.array(v.instance(File)),
});
type Contact = v.InferOutput<typeof Contact>;

let form: ValibotForm<Contact, Contact>;

function ContactForm({ onForm }: { onForm: (form: ValibotForm<Contact, Contact>) => void }) {
  const form = useValibotForm(Contact, {
    defaultValues: { name: '', contacts: [{ value: '' }], attachments: [new File([''], 'x')] },
  });
  useEffect(() => {
    onForm(form);
  });
  return (
    <form>
      <input aria-label="Name" {...form.register('name')} />
      <p>name: {fieldError(form, 'name') ?? 'fine'}</p>
      <input aria-label="Contact" {...form.register('contacts.0.value')} />
      <p>contact: {fieldError(form, 'contacts.0.value') ?? 'fine'}</p>
      <p>files: {fieldError(form, 'attachments') ?? 'fine'}</p>
      <p>form: {formError(form) ?? 'fine'}</p>
    </form>
  );
}

function refuse(body: unknown, code: 'validation' | 'server' = 'validation'): boolean {
  renderInPortal(<ContactForm onForm={(shown) => (form = shown)} />);
  const error = new ApiError({
    code,
    key: 'POST api/profile/contacts',
    status: 422,
    body,
    pageLoading: false,
  });
  let isApplied = false;
  act(() => {
    isApplied = applyFieldErrors(form, error);
  });
  return isApplied;
}

test('[G-16] an error that the server reports for a field is shown at that field, and the first one has the focus', async () => {
  const isApplied = refuse({
    errors: { 'contacts.0.value': ['No such account.'], name: ['Too short.', 'Too plain.'] },
  });
  expect(isApplied).toBe(true);
  expect(screen.getByText('name: Too short.')).toBeDefined();
  expect(screen.getByText('contact: No such account.')).toBeDefined();
  expect(screen.getByText('form: fine')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
});

test('[G-16] an error for one of several files is shown at the files', () => {
  refuse({ errors: { 'attachments.0': ['This file is damaged.'] } });
  expect(screen.getByText('files: This file is damaged.')).toBeDefined();
});

test('[G-16] what it says of fields that are not shown becomes the message of the form', () => {
  refuse({
    errors: { country: ['Choose a country.'], 'contacts.5.value': ['No such row.'], constructor: ['Odd.'] },
  });
  expect(screen.getByText('form: Choose a country. No such row. Odd.')).toBeDefined();
  expect(document.activeElement).toBe(document.body);
});

test('[G-16] without fields the server’s sentence is the message of the form', () => {
  refuse({ message: 'This cannot be saved now.' });
  expect(screen.getByText('form: This cannot be saved now.')).toBeDefined();
});

test('[G-16] an answer without any words is left to the error policy', () => {
  expect(refuse(undefined)).toBe(false);
  expect(screen.getByText('form: fine')).toBeDefined();
});

test('another failure is not for the form', () => {
  expect(refuse({ errors: { name: ['Too short.'] } }, 'server')).toBe(false);
  expect(applyFieldErrors(form, new Error('lost'))).toBe(false);
  expect(screen.getByText('name: fine')).toBeDefined();
});
