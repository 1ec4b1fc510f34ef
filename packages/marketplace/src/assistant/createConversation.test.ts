import { expect, test } from 'vitest';

import {
  createConversation,
  emptyAnswer,
  type Answer,
  type ConversationOptions,
} from './createConversation.ts';
import { keptExchanges } from './keptExchanges.ts';

const answered: Answer = {
  state: 'answered',
  text: 'Yes.',
  productIds: [1],
  heldIds: [],
  why: { 1: { kind: 'words', words: ['views'] } },
};

const applicant = { channels: [], user: null };
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
    signal.addEventListener('abort', () => resolve({ ...emptyAnswer, state: 'stopped' })),
  );

test('[MKT-07] [MK-14] the question is there at once, and typing lasts until the answer', async () => {
  const { conversation } = open(async () => answered);
  const asking = conversation.ask('  Really? ', applicant);
  expect(conversation.get()).toMatchObject([{ question: 'Really?', state: 'typing' }]);
  await asking;
  expect(conversation.get()).toMatchObject([{ question: 'Really?', ...answered }]);
});

test('[MKT-08] [MK-18] it can be stopped, asked again and restarted', async () => {
  const { conversation, kept } = open(patient);
  const asking = conversation.ask('One', applicant);
  expect(await conversation.ask('Two', applicant)).toBeUndefined();
  conversation.stop();
  expect(await asking).toMatchObject({ state: 'stopped' });

  const again = conversation.retry(applicant);
  expect(conversation.get()).toMatchObject([{ question: 'One', state: 'typing' }]);
  conversation.stop();
  await again;
  expect(conversation.get()).toHaveLength(1);

  conversation.clear();
  expect(conversation.get()).toEqual([]);
  expect(kept()).toBeUndefined();
});

test('[MK-18] one that was kept before services were held apart is read as it was', () => {
  const { question, ...rest } = { question: 'One', id: 'a', steps: [], ...answered };
  const { heldIds: _, ...former } = rest;
  expect(open(patient, JSON.stringify([{ question, ...former }])).conversation.get()).toEqual([
    { question, ...rest },
  ]);
});

test('what is cleared while it is being answered does not come back', async () => {
  const { conversation } = open(patient);
  const asking = conversation.ask('One', applicant);
  conversation.clear();
  expect(await asking).toBeUndefined();
  expect(conversation.get()).toEqual([]);
});

test('[MK-18] it is there again after a reload; an answer that was on its way was interrupted', async () => {
  const { conversation, kept } = open(async () => answered);
  await conversation.ask('One', applicant);
  expect(open(patient, kept()).conversation.get()).toEqual(conversation.get());

  const left = open(patient);
  void left.conversation.ask('Two', applicant);
  expect(open(patient, left.kept()).conversation.get()).toMatchObject([
    { question: 'Two', state: 'interrupted' },
  ]);
});

test('an answer that breaks is no answer, and the next question is taken', async () => {
  let isBroken = true;
  const { conversation } = open(() =>
    isBroken ? Promise.reject(new Error('no')) : Promise.resolve(answered),
  );
  expect(await conversation.ask('One', applicant)).toMatchObject({ state: 'unanswered' });
  isBroken = false;
  expect(await conversation.ask('Two', applicant)).toMatchObject({ state: 'answered' });
});
