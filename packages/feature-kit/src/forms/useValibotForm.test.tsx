import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as v from 'valibot';

import { renderInPortal } from '../testing.ts';
import { fieldError } from './fieldError.ts';
import { noHtml } from './noHtml.ts';
import { max, required } from './required.ts';
import { useValibotForm } from './useValibotForm.ts';

const Request = v.object({
  title: v.pipe(v.string(), required(), max(5), noHtml()),
  email: v.pipe(v.string(), v.email()),
  amount: v.pipe(v.string(), v.transform(Number), v.number()),
});

function RequestForm({ onSend }: { onSend: (request: v.InferOutput<typeof Request>) => void }) {
  const form = useValibotForm(Request, { defaultValues: { title: '', email: '', amount: '7' } });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onSend)(event)}>
      <input aria-label="Title" {...form.register('title')} />
      <p>title: {fieldError(form, 'title', 'Title') ?? 'fine'}</p>
      <input aria-label="E-mail" {...form.register('email')} />
      <p>email: {fieldError(form, 'email') ?? 'fine'}</p>
      <button type="submit">Send</button>
      <p>{form.formState.isDirty ? 'changed' : 'untouched'}</p>
    </form>
  );
}

test('[VAL-05] a form that is wrong is not sent: it says why, and focuses the first field that is', async () => {
  const onSend = vi.fn();
  renderInPortal(<RequestForm onSend={onSend} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('title: Fill in “Title”')).toBeDefined();
  expect(screen.getByText('email: Enter an e-mail address, such as name@example.com')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  expect(onSend).not.toHaveBeenCalled();
});

test('[VAL-05] a message follows what is typed, in compiled components too', async () => {
  renderInPortal(<RequestForm onSend={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('title: Fill in “Title”');
  await userEvent.type(screen.getByLabelText('Title'), 'too long');
  expect(await screen.findByText('title: Shorten “Title” to 5 characters')).toBeDefined();
  expect(screen.getByText('changed')).toBeDefined();
  await userEvent.clear(screen.getByLabelText('Title'));
  await userEvent.type(screen.getByLabelText('Title'), '<b>');
  expect(await screen.findByText(/^title: Remove the HTML/)).toBeDefined();
  await userEvent.clear(screen.getByLabelText('Title'));
  await userEvent.type(screen.getByLabelText('Title'), 'fine');
  expect(await screen.findByText('title: fine')).toBeDefined();
});

test('what is sent is what the schema makes of the fields', async () => {
  const onSend = vi.fn();
  renderInPortal(<RequestForm onSend={onSend} />);
  await userEvent.type(screen.getByLabelText('Title'), 'Hello');
  await userEvent.type(screen.getByLabelText('E-mail'), 'ann@my-air.test');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  expect(onSend.mock.calls[0]?.[0]).toEqual({ title: 'Hello', email: 'ann@my-air.test', amount: 7 });
});
