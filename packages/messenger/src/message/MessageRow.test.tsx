import { renderInPortal } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { loadMessages } from '../locales/index.ts';
import { buildMessage } from '../testing/buildMessage.ts';
import { MessageRow } from './MessageRow.tsx';

const nothing = () => {};
const actions = {
  onReply: nothing,
  onReact: nothing,
  onEdit: nothing,
  onDelete: nothing,
  onJump: nothing,
  onChanged: nothing,
};

test.each([true, false])(
  '[AUTH-09] a message that staff wrote for the user says so, to its author and to others: %s',
  async (me) => {
    const user = { id: 1, name: 'Olena Koval', me };
    const message = buildMessage(1, { user, written_by: { name: 'Iryna Savchenko' } });
    renderInPortal(<MessageRow message={message} isFirst isLast isActive={false} actions={actions} />, {
      loadMessages,
    });
    const words = await screen.findByText((_text, element) =>
      /^by .+ for .+$/.test(element?.tagName === 'SPAN' ? (element.textContent ?? '') : ''),
    );
    expect(words.textContent).toBe('by Iryna Savchenko for Olena Koval');
  },
);

test('[MSG-03] a message that is copied out of the chat names its author, also where it is the user', async () => {
  const user = { id: 1, name: 'Olena Koval', me: true };
  const message = buildMessage(1, { user, message_html: '<p>Good morning</p>' });
  const { container } = renderInPortal(
    <MessageRow message={message} isFirst isLast isActive={false} actions={actions} />,
    { loadMessages },
  );
  await screen.findByText('Good morning');
  expect(container.textContent).toMatch(/^Olena Koval.*Good morning/);
});

test('[MSG-03] a reaction whose emoji could not be read is left out', async () => {
  const reactions = ['', '👍', ''].map((emoji) => ({ emoji, me: false, users: [] }));
  const message = buildMessage(1, { reactions });
  renderInPortal(<MessageRow message={message} isFirst isLast isActive={false} actions={actions} />, {
    loadMessages,
  });
  const shown = await screen.findAllByRole('button', { pressed: false });
  expect(shown.map(({ textContent }) => textContent)).toEqual(['👍 1']);
});

test.each([
  [true, 'Seen'],
  [false, 'Sent'],
])('[MSG-03] a message of the user says in words whether it was seen: %s', async (isSeen, word) => {
  const message = buildMessage(1, { user: { id: 1, name: 'Olena Koval', me: true } });
  renderInPortal(
    <MessageRow message={message} isFirst isLast isSeen={isSeen} isActive={false} actions={actions} />,
    { loadMessages },
  );
  expect(await screen.findByText(word)).toBeTruthy();
});
