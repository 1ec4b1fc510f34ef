import { atomStore, forgetPage } from '@my-air/feature-kit/state';
import { ApiError } from '@my-air/api-client';
import { bindPorts, type ModalProps } from '@my-air/feature-kit';
import { helpPorts } from '@my-air/feature-kit/views';
import { chooseScope } from '@my-air/feature-kit/data';
import {
  answer,
  buildChannel,
  buildFailure,
  renderInPortal,
  type Answers,
} from '@my-air/feature-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { listSupportCategories, sendSupportRequest } from '../contract.ts';
import { draftFilesAtom } from '../drafts/draftFiles.ts';
import { loadMessages } from '../locales/index.ts';
import { messengerPorts } from '../ports.ts';
import { messengerAnswers } from '../testing/messengerAnswers.ts';
import { newChat } from './questionDraft.ts';
import { SupportModal } from './SupportModal.tsx';

beforeEach(() => {
  forgetPage();
  atomStore.set(draftFilesAtom(1, newChat), []);
});

async function open(answers: Answers, props: ModalProps<'support'>['props'] = {}) {
  const close = vi.fn();
  const result = renderInPortal(createElement(SupportModal, { props, close }), {
    path: '/home',
    loadMessages,
    answers: { ...messengerAnswers(), ...answers },
  });
  const user = userEvent.setup();
  await screen.findByRole('option', { name: 'Money' });
  return { ...result, close, user };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.selectOptions(screen.getByLabelText(/Topic/), '2');
  await user.type(screen.getByLabelText(/Summary/), 'Payout');
  await user.type(screen.getByLabelText(/Your question/), 'Where is it?');
}

test('[MSG-08] [MS-24] a question that was sent opens the chat that it has become', async () => {
  const sent = vi.fn();
  const { user, close, router } = await open(
    answer(sendSupportRequest, ({ body }) => {
      sent(body);
      return { support_request: { id: 5, process: { processable_type: 'support', chat_id: 31 } } };
    }),
  );
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(close).toHaveBeenCalledWith({ chatId: 31 }));
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ support_category_id: 2, summary: 'Payout', message: 'Where is it?' }),
  );
  expect(router.history.location.href).toBe('/messenger?chat=31');
});

test('[API-03] [MS-24] a question that was sent closes the dialog also where the answer names no chat', async () => {
  const { user, close, router } = await open({ [sendSupportRequest.key]: { support_request: { id: 5 } } });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(close).toHaveBeenCalledWith(undefined));
  expect(router.history.location.href).toBe('/home');
});

test('[API-03] [MS-24] an answer that says nothing is a failure, and the question stays', async () => {
  const { user, close } = await open({ [sendSupportRequest.key]: { support_request: {} } });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText(/went wrong on our end/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Summary/).value).toBe('Payout');
  expect(close).not.toHaveBeenCalled();
});

test('[MSG-09] [MS-24] a question whose answer was lost is sent again with its key, and once at a time', async () => {
  const first = Promise.withResolvers<unknown>();
  const { user, portal } = await open({ [sendSupportRequest.key]: () => first.promise });
  await fillIn(user);
  const button = screen.getByRole('button', { name: 'Send request' });
  await user.click(button);
  await user.click(button);
  first.resolve(buildFailure('timeout'));
  await screen.findByText(/took too long/);
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  const sends = () => portal.api.calls.filter(({ key }) => key === sendSupportRequest.key);
  await waitFor(() => expect(sends()).toHaveLength(2));
  const [one, again] = sends().map(({ options }) => options?.idempotencyKey);
  expect(one).toBeTruthy();
  expect(again).toBe(one);
});

test('[MSG-08] [MSG-09] a question whose answer was lost is sent with its key when the dialog is opened again, also after a reload', async () => {
  const lost = { [sendSupportRequest.key]: () => buildFailure('timeout') };
  const first = await open(lost);
  await fillIn(first.user);
  await first.user.click(screen.getByRole('button', { name: 'Send request' }));
  await screen.findByText(/took too long/);
  first.unmount();
  forgetPage();
  const again = await open(lost);
  await again.user.click(screen.getByRole('button', { name: 'Send request' }));
  await screen.findByText(/took too long/);
  const keys = [first, again].map(
    ({ portal }) =>
      portal.api.calls.find(({ key }) => key === sendSupportRequest.key)?.options?.idempotencyKey,
  );
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('[MSG-08] a restored question has its topic, also when the topics come late', async () => {
  const before = await open({});
  await fillIn(before.user);
  before.unmount();
  forgetPage();
  const topics = Promise.withResolvers<unknown>();
  const sent = vi.fn();
  const close = vi.fn();
  renderInPortal(createElement(SupportModal, { props: {}, close }), {
    path: '/home',
    loadMessages,
    answers: {
      ...messengerAnswers(),
      [listSupportCategories.key]: () => topics.promise,
      ...answer(sendSupportRequest, ({ body }) => {
        sent(body.support_category_id);
        return { support_request: { id: 5 } };
      }),
    },
  });
  await screen.findByRole('option', { name: 'Loading…' });
  topics.resolve({ support_categories: [{ id: 2, name: 'Money' }] });
  await screen.findByRole('option', { name: 'Money' });
  expect(screen.getByLabelText<HTMLSelectElement>(/Topic/).selectedOptions[0]?.text).toBe('Money');
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent.mock.calls).toEqual([[2]]);
});

test('[MS-24] what is missing is named at its field, and nothing is sent', async () => {
  const { user, portal } = await open({});
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('Fill in “Topic”')).toBeTruthy();
  expect(screen.getByText('Fill in “Your question”')).toBeTruthy();
  expect(portal.api.calls.map(({ key }) => key)).not.toContain(sendSupportRequest.key);
});

test('[MS-24] an error that the server reports is shown at its field, and the text stays to be changed', async () => {
  const { user, close } = await open(
    answer(
      sendSupportRequest,
      new ApiError({
        code: 'validation',
        key: sendSupportRequest.key,
        status: 422,
        pageLoading: false,
        body: { errors: { summary: ['Say more.'] } },
      }),
    ),
  );
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect((await screen.findAllByText('Say more.')).length).toBeGreaterThan(0);
  const summary = screen.getByLabelText<HTMLInputElement>(/Summary/);
  expect([summary.value, summary.disabled]).toEqual(['Payout', false]);
  expect(close).not.toHaveBeenCalled();
});

test('[MSG-08] a question can be about a message of a chat, whose words stand above it', async () => {
  const sent = vi.fn();
  const { user, close } = await open(
    answer(sendSupportRequest, ({ body }) => {
      sent(body);
      return { support_request: { id: 5, process: { processable_type: 'support', chat_id: 31 } } };
    }),
    { replyTo: { messageId: 77, text: 'The bank had a holiday.' } },
  );
  expect(screen.getByText('The bank had a holiday.')).toBeTruthy();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ reply_to_message_id: 77 }));
});

test('[MS-24] [MS-12] its files are there again too, and come back when it is refused', async () => {
  const refusal = new ApiError({
    code: 'validation',
    key: sendSupportRequest.key,
    status: 422,
    pageLoading: false,
  });
  const first = await open({});
  await first.user.upload(
    first.container.ownerDocument.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['a plan'], 'plan.txt', { type: 'text/plain' }),
  );
  expect(await screen.findByText('plan.txt')).toBeTruthy();
  first.unmount();
  const { user } = await open(answer(sendSupportRequest, refusal));
  expect(await screen.findByText('plan.txt')).toBeTruthy();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  await screen.findByText(/not valid/);
  expect(await screen.findByText('plan.txt')).toBeTruthy();
});

test('[MSG-02] [MS-24] a chat whose id is a text is opened as well', async () => {
  const process = { processable_type: 'support', chat_id: 'a&b 1' };
  const { user, close, router } = await open({
    [sendSupportRequest.key]: { support_request: { id: 5, process } },
  });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(close).toHaveBeenCalledWith({ chatId: 'a&b 1' }));
  expect(router.history.location.href).toBe('/messenger?chat=a%26b%201');
});

test('[MS-12] a file that cannot be read any more is the reason that a question was not sent', async () => {
  const { user, portal } = await open({});
  await fillIn(user);
  const file = new File(['x'], 'gone.txt', { type: 'text/plain' });
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
  act(() => atomStore.set(draftFilesAtom(1, newChat), [file]));
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('A file cannot be read any more. Choose it again.')).toBeTruthy();
  expect(portal.api.calls.map(({ key }) => key)).not.toContain(sendSupportRequest.key);
});

/** Binds a help centre in which a search has this outcome. */
function bindHelp(findHelpArticles: () => Promise<readonly { id: number; name: string }[]>) {
  bindPorts(helpPorts, { linkToArticle: (id) => `/help-center/article/${id}` });
  bindPorts(messengerPorts, { findHelpArticles });
  onTestFinished(() => {
    bindPorts(helpPorts, { linkToArticle: undefined });
    bindPorts(messengerPorts, { findHelpArticles: undefined });
  });
}

test('[MSG-08] a topic shows the two best help articles, which open beside what was written', async () => {
  const find = vi.fn(() => Promise.resolve([1, 2, 3].map((id) => ({ id, name: `Article ${id}` }))));
  bindHelp(find);
  const { user } = await open({});
  expect(screen.queryByText('The answer may be here:')).toBeNull();
  await user.type(screen.getByLabelText(/Summary/), 'Payout');
  await user.selectOptions(screen.getByLabelText(/Topic/), '2');
  const links = await screen.findAllByRole('link', { name: /^Article \d \(opens in a new tab\)$/ });
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/help-center/article/1', '_blank'],
    ['/help-center/article/2', '_blank'],
  ]);
  expect(find).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'Money');
  expect(screen.getByLabelText<HTMLInputElement>(/Summary/).value).toBe('Payout');
});

test('[MSG-08] the topic for all other questions shows articles for what was written, and none before', async () => {
  const find = vi.fn(() => Promise.resolve([{ id: 1, name: 'Article 1' }]));
  bindHelp(find);
  const { user } = await open({});
  await user.selectOptions(screen.getByLabelText(/Topic/), 'Something else');
  await user.type(screen.getByLabelText(/Your question/), 'A long question that takes its time to write');
  expect(find).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText(/Summary/), 'Refund of an advance');
  expect(await screen.findByRole('link', { name: /^Article 1/ })).toBeTruthy();
  expect(find).toHaveBeenLastCalledWith(expect.anything(), 'Refund of an advance');
});

test.each([
  ['finds nothing', () => Promise.resolve([])],
  ['fails', () => Promise.reject(buildFailure('timeout'))],
])('[MSG-08] a help centre that %s leaves the form as it is', async (_, find) => {
  const asked = vi.fn(find);
  bindHelp(asked);
  const { user, portal } = await open({});
  await user.selectOptions(screen.getByLabelText(/Topic/), '2');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByText('The answer may be here:')).toBeNull();
  expect(portal.shown).toEqual([]);
});

test('[MSG-08] without a help centre a topic shows no articles', async () => {
  const { user } = await open({});
  await user.selectOptions(screen.getByLabelText(/Topic/), '2');
  expect(screen.getByText('Balance, payouts, taxes')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Helpful articles' })).toBeNull();
});

test('[MSG-08] it asks which channel, preset from the one that was chosen for all screens', async () => {
  const channels = ['Kite', 'Boats'].map((title) => buildChannel({ title, platform_guid: `UC-${title}` }));
  const sent: unknown[] = [];
  const answers = {
    'GET api/channels': { channels },
    ...answer(sendSupportRequest, ({ body }) => {
      sent.push(body.message);
      return { support_request: { id: 5 } };
    }),
  };
  onTestFinished(() => chooseScope(1, undefined));
  chooseScope(1, 'UC-Boats');
  const { user } = await open(answers);
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Channel' });
  await waitFor(() => expect(choice.value).toBe('UC-Boats'));
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(sent).toEqual(['Channel: Boats (YouTube)\n\nWhere is it?']));
});

test('[MSG-08] a question about no channel, or of a user with one channel, is sent as it was written', async () => {
  const sent: unknown[] = [];
  const asking = (titles: readonly string[]) => ({
    'GET api/channels': {
      channels: titles.map((title) => buildChannel({ title, platform_guid: `UC-${title}` })),
    },
    ...answer(sendSupportRequest, ({ body }) => {
      sent.push(body.message);
      return { support_request: { id: 5 } };
    }),
  });
  const one = await open(asking(['Kite']));
  await fillIn(one.user);
  await one.user.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(sent).toEqual(['Where is it?']));
  expect(screen.queryByRole('combobox', { name: 'Channel' })).toBeNull();
  one.unmount();

  const { user } = await open(asking(['Kite', 'Boats']));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Channel' }), 'UC-Kite');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Channel' }), '');
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(sent).toEqual(['Where is it?', 'Where is it?']));
});
