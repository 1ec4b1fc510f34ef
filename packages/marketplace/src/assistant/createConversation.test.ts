import { expect, test } from 'vitest';

import type { Answer, ConversationOptions } from './createConversation.ts';
import { createConversation } from './createConversation.ts';
import { keptExchanges } from './keptExchanges.ts';

const answered: Answer = {
  state: 'answered',
  text: 'Yes.',
  productIds: [1],
  why: { 1: { kind: 'words', words: ['views'] } },
};

let person = 0;

/** The conversation of a new user, in a tab that may have kept a text. */
function open(answer: ConversationOptions['answer'], text?: string) {
  person += 1;
  const key = `my-air:${person}:marketplace.conversation`;
  if (text !== undefined) sessionStorage.setItem(key, text);
  const conversation = createConversation({ answer, exchangesAtom: keptExchanges(person) });
  return { conversation, kept: () => sessionStorage.getItem(key) ?? undefined };
}
const patient: ConversationOptions['answer'] = (_question, _before, { signal }) =>
  new Promise((resolve) =>
    signal.addEventListener('abort', () => resolve({ state: 'stopped', text: '', productIds: [], why: {} })),
  );

test('[MKT-07] [MK-14] the question is there at once, and typing lasts until the answer', async () => {
  const { conversation } = open(async () => answered);
  const asking = conversation.ask('  Really? ');
  expect(conversation.get()).toMatchObject([{ question: 'Really?', state: 'typing' }]);
  await asking;
  expect(conversation.get()).toMatchObject([{ question: 'Really?', ...answered }]);
});

test('[MKT-08] [MK-18] it can be stopped, asked again and restarted', async () => {
  const { conversation, kept } = open(patient);
  const asking = conversation.ask('One');
  expect(await conversation.ask('Two')).toBeUndefined();
  conversation.stop();
  expect(await asking).toMatchObject({ state: 'stopped' });

  const again = conversation.retry();
  expect(conversation.get()).toMatchObject([{ question: 'One', state: 'typing' }]);
  conversation.stop();
  await again;
  expect(conversation.get()).toHaveLength(1);

  conversation.clear();
  expect(conversation.get()).toEqual([]);
  expect(kept()).toBeUndefined();
});

test('what is cleared while it is being answered does not come back', async () => {
  const { conversation } = open(patient);
  const asking = conversation.ask('One');
  conversation.clear();
  expect(await asking).toBeUndefined();
  expect(conversation.get()).toEqual([]);
});

test('[MK-18] it is there again after a reload; an answer that was on its way was interrupted', async () => {
  const { conversation, kept } = open(async () => answered);
  await conversation.ask('One');
  expect(open(patient, kept()).conversation.get()).toEqual(conversation.get());

  const left = open(patient);
  void left.conversation.ask('Two');
  expect(open(patient, left.kept()).conversation.get()).toMatchObject([
    { question: 'Two', state: 'interrupted' },
  ]);
});

test('an answer that breaks is no answer, and the next question is taken', async () => {
  let isBroken = true;
  const { conversation } = open(() =>
    isBroken ? Promise.reject(new Error('no')) : Promise.resolve(answered),
  );
  expect(await conversation.ask('One')).toMatchObject({ state: 'unanswered' });
  isBroken = false;
  expect(await conversation.ask('Two')).toMatchObject({ state: 'answered' });
});
