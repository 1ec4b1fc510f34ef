import { contactTypes } from '@my-air/api-client/contract';
import { userQuery } from '@my-air/feature-kit';
import { buildFailure, buildPartner, buildUser, renderStory } from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import meta, { Empty, WithContacts } from './AddContactsModal.stories.tsx';

const save = 'POST api/profile/contacts';
const close = vi.fn();
const args = { close };
let userId = 600;

/** A user without a draft of their own yet. */
const someone = () => buildUser({ id: (userId += 1), partner: buildPartner({ contacts: [] }) });
const saveButton = () => screen.findByRole('button', { name: 'Save contacts' });

beforeEach(() => close.mockClear());

test('[USER-03] all 19 kinds of contact are offered', async () => {
  renderStory(meta, Empty, { args, user: someone() });
  const kinds = within(await screen.findByRole('combobox', { name: /Kind/ })).getAllByRole<HTMLOptionElement>(
    'option',
  );
  expect(kinds.map(({ value }) => value)).toEqual([...contactTypes]);
  expect(kinds).toHaveLength(19);
});

test('[USER-03] several contacts are sent at once, without blanks around them', async () => {
  const { portal } = renderStory(meta, Empty, { args, user: someone(), answers: { [save]: undefined } });
  await userEvent.type(await screen.findByRole('textbox', { name: /Telegram/ }), ' @kite ');
  await userEvent.click(screen.getByRole('button', { name: 'Add another contact' }));
  const [, second] = screen.getAllByRole('combobox', { name: /Kind/ });
  await userEvent.selectOptions(second!, 'email');
  await userEvent.type(screen.getByRole('textbox', { name: /E-mail/ }), 'kite@my-air.test');
  await userEvent.click(await saveButton());
  await waitFor(() => expect(close).toHaveBeenCalledWith('saved'));
  expect(portal.api.calls.find(({ key }) => key === save)?.body).toEqual({
    contacts: [
      { type: 'telegram', value: '@kite' },
      { type: 'email', value: 'kite@my-air.test' },
    ],
  });
  expect(portal.shown).toMatchObject([{ type: 'save', title: 'Contacts saved' }]);
  expect(portal.api.calls.at(-1)?.key).toBe('GET api/user');
});

test('[USER-03] the saved contacts are read, also while a read from before them is under way', async () => {
  const { portal } = renderStory(meta, Empty, { args, user: someone(), answers: { [save]: undefined } });
  portal.api.answer({ 'GET api/user': () => new Promise(() => {}) });
  const before = portal.queryClient.fetchQuery({ ...userQuery(portal.api), staleTime: 0 });
  portal.api.answer({ 'GET api/user': { user: buildUser({ name: 'Ann, with contacts' }) } });
  await userEvent.type(await screen.findByRole('textbox', { name: /Telegram/ }), '@kite');
  await userEvent.click(await saveButton());
  expect(await before).toMatchObject({ name: 'Ann, with contacts' });
});

test('contacts that are known are there, and can be taken away', async () => {
  renderStory(meta, WithContacts, { args });
  expect(await screen.findByDisplayValue('ann@my-air.test')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Remove E-mail' }));
  expect(screen.queryByDisplayValue('ann@my-air.test')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test.each([
  ['telegram', ' ', 'Fill in “Telegram”'],
  ['telegram', '<b>kite</b>', 'Remove the HTML tags: only plain text fits here'],
  ['email', 'kite', 'Write an e-mail address, such as name@example.com.'],
  ['phone', 'call me', 'Write a phone number with its country code.'],
  ['whatsapp', '12', 'Write a phone number with its country code.'],
  ['website', 'javascript:alert(1)', 'Write a web address, such as example.com.'],
  ['skype', 'k'.repeat(256), /Shorten “Skype” to 255 characters/],
])('[VAL-05] a %s of "%s" is refused at its field', async (type, value, message) => {
  const { portal } = renderStory(meta, Empty, { args, user: someone() });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Kind/ }), type);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste(value);
  await userEvent.click(await saveButton());
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(portal.api.calls).toEqual([]);
});

test('[ERR-07] an error that the server reports is shown at its field, and nothing typed is lost', async () => {
  const answers = {
    [save]: buildFailure('validation', { errors: { 'contacts.0.value': ['Nobody is called that.'] } }),
  };
  renderStory(meta, Empty, { args, answers, user: someone() });
  await userEvent.type(await screen.findByRole('textbox', { name: /Telegram/ }), '@kite');
  await userEvent.click(await saveButton());
  expect(await screen.findByText('Nobody is called that.')).toBeTruthy();
  expect(screen.getByRole('textbox')).toHaveProperty('value', '@kite');
  expect(close).not.toHaveBeenCalled();
});

test('a server that is down is told in the dialog, which keeps what was typed', async () => {
  renderStory(meta, Empty, { args, answers: { [save]: buildFailure('network') }, user: someone() });
  await userEvent.type(await screen.findByRole('textbox', { name: /Telegram/ }), '@kite');
  await userEvent.click(await saveButton());
  expect(await screen.findByText('There is no connection. Try again when you are online.')).toBeTruthy();
  expect(screen.getByRole('textbox')).toHaveProperty('value', '@kite');
});

test('[USER-03] what was typed comes back when the dialog is opened again, for that person alone', async () => {
  const user = someone();
  const { unmount } = renderStory(meta, Empty, { args, user });
  await userEvent.type(await screen.findByRole('textbox', { name: /Telegram/ }), '@half-typed');
  unmount();
  const again = renderStory(meta, Empty, { args, user });
  expect(await screen.findByDisplayValue('@half-typed')).toBeTruthy();
  again.unmount();
  renderStory(meta, Empty, { args, user: someone() });
  expect(await screen.findByRole('textbox')).toHaveProperty('value', '');
});
