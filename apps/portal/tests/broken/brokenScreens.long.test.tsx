import { createAnswerCheck } from '@my-air/api-client/testing';
import { getUser, type User } from '@my-air/api-client/contract';
import {
  buildUser,
  renderStory,
  unchecked,
  type Answers,
  type StubPortal,
  type StubPortalOptions,
} from '@my-air/feature-kit/testing';
import { unknownStatus } from '@my-air/feature-kit/views';
import { act, cleanup, waitFor } from '@testing-library/react';
import type { GenericSchema } from 'valibot';
import { describe, expect, test, vi } from 'vitest';

import { endpoints } from '../testing/backend/endpoints.ts';
import { unknownWord } from './breakFields.ts';
import { changeAnswer, changes, type Change } from './changeAnswer.ts';

type Meta = Parameters<typeof renderStory>[0];
type Story = Parameters<typeof renderStory>[1] & { render?: unknown; parameters?: { draws?: string } };
type StoryFile = Readonly<Record<string, Story>> & { default: Meta };

const files = import.meta.glob<StoryFile>([
  '../../../../packages/*/src/**/*{Screen,Card,Modal,Sheet,Dialog,List,Page,Requests}.stories.tsx',
  '!../../../../packages/{feature-kit,ui-kit,shell}/**',
]);

/** Stories beside the first loaded one of a file, which show what that one does not. */
const further: Readonly<Record<string, readonly string[]>> = { MessengerScreen: ['ChatOpen'] };

/** Calls whose reasons are sentences that users wrote. */
const withWrittenReasons = /^GET api\/(?:ai-optimization|distribution)\b/;

/** Components that count, choose or name by a status, and do not say it. */
const unsaid = new Set([
  'AdsBoostCard',
  'CatalogueScreen',
  'DistributionCard',
  'HomeScreen',
  'PersonCard',
  'ProductRequestModal',
  'PulseCard',
  'RunScreen',
  'SuggestedServicesCard',
]);

/** Components that refuse an answer without its subject: nothing is bought at a price that is not known. */
const refusing = new Set(['ReceiptDialog']);

/** Whether a story draws its component with answers that have arrived. */
const isLoaded = (name: string, { render, parameters }: Story) =>
  !/^(?:default|Loading)$/.test(name) && !render && parameters?.draws !== 'busy';

const schemas = new Map(endpoints.map(({ key, response }) => [key, response]));

describe.each(Object.entries(files))('[API-03] [SCR-03] [G-18] %s', (path, load) => {
  test('shows nothing wrong, whatever its answers lack', async () => {
    const file = await load();
    const component = /(\w+)\.stories/.exec(path)![1]!;
    const first = Object.keys(file).find((name) => isLoaded(name, file[name]!))!;
    const faults: string[] = [];
    for (const name of [first, ...(further[component] ?? [])]) {
      faults.push(...(await checkStory(file.default, file[name]!, !unsaid.has(component))));
    }
    const isMeant = (fault: string) => refusing.has(component) && fault.endsWith(refused);
    expect(faults.filter((fault) => !isMeant(fault))).toEqual([]);
  }, 120_000);
});

const refused = 'it failed as a whole';
const neutralStatus = unknownStatus.label.message ?? '';

async function checkStory(meta: Meta, story: Story, saysStatus: boolean): Promise<string[]> {
  const given: StubPortalOptions = { ...meta.parameters?.portal, ...story.parameters?.portal };
  const answers: Answers = { ...meta.parameters?.portal?.answers, ...given.answers };
  const heard: Heard[] = [];
  const whole = await draw(meta, story, { answers: changeAnswers(answers, keep, heard) }, 3_000);
  const patience = whole.isSettled ? 3_000 : 0;
  const faults = [...whole.faults];
  const users = new Set([JSON.stringify(given.user ?? buildUser())]);
  for (const [how, change] of Object.entries(changes)) {
    const drawn: Drawn[] = [];
    if (heard.some((one) => changeHeard(one, change) !== changeHeard(one, keep))) {
      drawn.push(await draw(meta, story, { answers: changeAnswers(answers, change) }, patience));
    }
    if (given.user !== null) {
      const { user } = await changeUser(given.user ?? buildUser(), change);
      const isNew = !users.has(JSON.stringify(user));
      users.add(JSON.stringify(user));
      if (isNew) drawn.push(await draw(meta, story, { user }, patience));
    }
    for (const one of drawn) {
      faults.push(...one.faults.map((fault) => `${how}: ${fault}`));
      if (count(one.text, /\$0\.00(?!\d)/g) > count(whole.text, /\$0\.00(?!\d)/g)) {
        faults.push(`${how}: an amount that is not known is shown as none`);
      }
      if (one.headings < whole.headings) faults.push(`${how}: the heading is gone`);
      const gone = whole.words.filter((word) => !one.words.includes(word));
      const isSaid = how === 'with unknown statuses' && saysStatus && gone.length > 0;
      if (isSaid && !one.words.includes(neutralStatus)) {
        faults.push(`${how}: in place of ${JSON.stringify(gone)} it does not say "${neutralStatus}"`);
      }
    }
  }
  return faults;
}

/** An answer that a story was given. */
interface Heard {
  key: string;
  schema: GenericSchema;
  body: unknown;
}

const keep: Change = (_, value) => value;
const changeHeard = (one: Heard, change: Change) => JSON.stringify(changeBody(one, change));

function changeBody({ key, schema, body }: Heard, change: Change): unknown {
  const isWritten = (field: string) => field === 'reason' && withWrittenReasons.test(key);
  return changeAnswer(schema, body, (field, value) => (isWritten(field.key) ? value : change(field, value)));
}

/** The answers of a story, changed as they are given; what was given is noted. */
function changeAnswers(answers: Answers, change: Change, heard: Heard[] = []): Answers {
  const changed = Object.entries(answers).map(([key, reply]) => [
    key,
    async (input: unknown) => {
      const body: unknown = await (typeof reply === 'function' ? reply(input) : reply);
      const schema = schemas.get(key);
      if (!schema || body instanceof Error) return body;
      heard.push({ key, schema, body });
      return unchecked(changeBody({ key, schema, body }, change));
    },
  ]);
  return Object.fromEntries(changed) as Answers;
}

/** A user as the client reads a changed one. */
async function changeUser(user: User, change: Change): Promise<{ user: User }> {
  const check = createAnswerCheck(
    () => {},
    () => 'Untitled',
  );
  const schema = schemas.get(getUser.key)!;
  return (await check(getUser.key, schema, changeAnswer(schema, { user }, change))) as { user: User };
}

interface Drawn {
  faults: string[];
  text: string;
  headings: number;
  words: readonly string[];
  isSettled: boolean;
}

/** Draws a story with other answers, waits until they have come, and looks for faults. */
async function draw(meta: Meta, story: Story, options: StubPortalOptions, patience: number): Promise<Drawn> {
  const errors = vi.mocked(console.error).mockImplementation(() => {});
  vi.mocked(console.warn).mockImplementation(() => {});
  errors.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  const { portal } = renderStory(meta, story, options);
  const isSettled = await settle(portal, patience);
  const faults: string[] = [];
  const text = document.body.textContent;
  const said = portal.shown.map((toast) => `${toast.title} ${toast.text}`).join(' ');
  for (const shown of [text, said]) {
    const raw = /\b(?:undefined|null|NaN|Invalid Date|\[object Object\])\b/.exec(shown);
    if (raw) faults.push(`"${shown.slice(Math.max(0, raw.index - 30), raw.index + 30)}" is shown raw`);
  }
  if (/Something went wrong/.test(text)) faults.push(refused);
  const [error] = errors.mock.calls;
  if (error) faults.push(`an error: ${error.slice(0, 3).map(String).join(' ').slice(0, 300)}`);
  if (spoken().includes(unknownWord.replaceAll('_', ' '))) faults.push('the unknown word is shown raw');
  const nameless = [...document.querySelectorAll('a, button, h1, h2, h3, h4')].find(
    (one) => nameOf(one) === '',
  );
  if (nameless) faults.push(`nameless: ${nameless.outerHTML.slice(0, 200)}`);
  const addresses = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  const nowhere = addresses.find((address) => /[/=](?:undefined|null|NaN|\[object)/.test(address));
  if (nowhere !== undefined) faults.push(`"${nowhere}" is an address of nothing`);
  const headings = document.querySelectorAll('h1').length;
  const words = wordsShown();
  cleanup();
  return { faults, text, headings, words, isSettled };
}

/** Waits until the code and the answers of a screen have come; false where a part of it does not end. */
async function settle({ queryClient }: StubPortal, timeout: number): Promise<boolean> {
  await act(() => vi.dynamicImportSettled());
  const isBusy = () => queryClient.isFetching() > 0 || document.querySelector('[aria-busy="true"]') !== null;
  return waitFor(() => expect(isBusy()).toBe(false), { timeout }).then(
    () => true,
    () => false,
  );
}

const labels = ['aria-label', 'title', 'alt'];
const labelsOf = (element: Element) =>
  [element, ...element.querySelectorAll('[aria-label], [title], [alt]')].flatMap((one) =>
    labels.map((name) => one.getAttribute(name) ?? ''),
  );
const nameOf = (element: Element) =>
  [element.textContent, element.getAttribute('aria-labelledby') ?? '', ...labelsOf(element)].join('').trim();

/** All that can be read or announced, in the form of words. */
const spoken = () =>
  [document.body.textContent, ...labelsOf(document.body)].join(' ').toLowerCase().replaceAll(/[_-]/g, ' ');

/** Each text of the page, as often as it is there. */
function wordsShown(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
  return words;
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
