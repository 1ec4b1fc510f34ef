import { createAnswerCheck } from '@my-air/api-client/testing';
import type { User } from '@my-air/api-client/contract';
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { vi } from 'vitest';

import type { Feature } from '../../index.ts';
import { unchecked } from '../answers.ts';
import { renderInPortal } from '../renderInPortal.tsx';
import { renderRoute } from '../renderRoute.tsx';
import { stubPage } from '../stubPage.ts';
import { type StubPortal } from '../stubPortal.ts';
import { breakFields, type BrokenField } from './breakFields.ts';
import type { FieldsCase } from './FieldsCase.ts';
import { unknownStatus } from '../../views.ts';
import { statusField, unknownWord, unknownWords } from './unknownWords.ts';

/** Breaks each field of an answer, draws the screen, and returns its faults. */
export async function checkFields(feature: Pick<Feature, 'routes'>, given: FieldsCase): Promise<string[]> {
  const faults: string[] = [];
  const different = await differentAnswers(given);
  const { call, good, spoken = [], unshown = [] } = given;
  const isWrite = !call.key.startsWith('GET ');
  const whole = await draw(feature, given, { path: '', how: 'as it is', answer: good });
  cleanup();
  const extended = call.response ? [...unknownWords(call.response, good)] : [];
  const unsaid = extended.filter(({ path }) => !spoken.includes(path));
  for (const broken of [...different, ...unsaid]) {
    const drawn = await draw(feature, given, broken);
    for (const fault of drawn.faults) faults.push(`${broken.path} ${broken.how}: ${fault}`);
    if (countNothing(drawn.text) > countNothing(whole.text)) {
      faults.push(`${broken.path} ${broken.how}: an amount that nobody knows is shown as none`);
    }
    // The server has done the write, whatever its answer says. The subject of a call may really be missing.
    if (isWrite && !isSubjectOf(given.subject, broken) && drawn.failures > whole.failures) {
      faults.push(`${broken.path} ${broken.how}: what was done is told as a failure in "${drawn.said}"`);
    }
    const isStatus =
      unsaid.includes(broken) && statusField.test(broken.path) && !unshown.includes(broken.path);
    if (isStatus && haveWordsGone(whole.words, drawn.words) && !drawn.words.includes(neutralStatus)) {
      faults.push(`${broken.path} ${broken.how}: the screen says something else than "${neutralStatus}"`);
    }
    cleanup();
  }
  return faults;
}

const neutralStatus = unknownStatus.label.message ?? '';

/** Whether a broken field is the subject of the whole screen or the whole call. */
function isSubjectOf(subject: string | undefined, { path }: Pick<BrokenField, 'path'>): boolean {
  return subject !== undefined && (path === subject || path === `${subject}.id`);
}

/** The broken answers that differ once they are repaired: only those can be drawn differently. */
async function differentAnswers({ call, good }: FieldsCase): Promise<BrokenField[]> {
  const seen = new Set<string>();
  const different: BrokenField[] = [];
  for (const broken of breakFields(good)) {
    const repaired = await createAnswerCheck(() => {})(call.key, call.response, broken.answer);
    const text = JSON.stringify(repaired);
    if (!seen.has(text)) different.push(broken);
    seen.add(text);
  }
  return different;
}

interface Drawn {
  faults: string[];
  /** The text of the page. */
  text: string;
  words: readonly string[];
  /** The text of the messages beside the page. */
  said: string;
  /** The number of failures that the user sees. */
  failures: number;
}

async function draw(
  feature: Pick<Feature, 'routes'>,
  { screen, reset, act: doFirst, call, keeps = [], subject, good, ...options }: FieldsCase,
  { path, how, answer }: BrokenField,
): Promise<Drawn> {
  const mismatches: unknown[] = [];
  const check = createAnswerCheck((mismatch) => mismatches.push(mismatch));
  const repaired = (await check(call.key, call.response, answer)) as { user?: User };
  const caught = vi.mocked(console.error).mockImplementation(() => {});
  vi.mocked(console.warn).mockImplementation(() => {});
  caught.mockClear();
  // Texts and dialogs of an earlier draw must not reach this one.
  localStorage.clear();
  sessionStorage.clear();
  reset?.();
  const portal = stubPage({
    ...options,
    ...(call.key === 'GET api/user' && { user: repaired.user }),
    answers: { ...options.answers, [call.key]: unchecked(answer) },
  });
  const isScreen = typeof screen === 'string';
  const { container, router } = isScreen
    ? await renderRoute(feature, screen, { portal })
    : renderInPortal(screen, { portal });
  await doFirst?.();
  const isRead = () => call.key === 'GET api/user' || portal.api.calls.some(({ key }) => key === call.key);
  do {
    await waitFor(() => {
      if (isBusy(portal.queryClient) || container.textContent === '')
        throw new Error(`${path} ${how}: nothing is drawn yet`);
      if (!isRead()) throw new Error(`nothing here has read ${call.key}`);
    });
    // A query has its answer before the screen hears of it; what is then drawn may ask for more.
    await act(() => new Promise<void>((resolve) => notifyManager.schedule(resolve)));
  } while (isBusy(portal.queryClient));

  const faults: string[] = [];
  const text = document.body.textContent;
  const words = wordsShown();
  const isAboutNothing = isSubjectOf(subject, { path });
  const said = messagesOf(portal);
  const alerts = [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);
  const writes = portal.queryClient.getMutationCache().getAll();
  const failures = [
    ...alerts.filter(Boolean),
    ...portal.shown.filter(({ type }) => type === 'error'),
    ...writes.filter(({ state }) => state.status === 'error'),
  ].length;
  const drawn: Drawn = { faults, text, words, said: [...alerts, said].join(' ').trim(), failures };
  const addresses = [
    router.history.location.href,
    ...portal.left,
    ...[...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
  ];
  const nowhere = addresses.find((address) => /[/=](?:undefined|null|NaN|\[object)/.test(address));
  if (nowhere !== undefined) faults.push(`"${nowhere}" is an address of nothing`);
  // An object of another kind breaks each field that it lacks; everything else is one fault.
  if (mismatches.length > 1 && how !== 'object') faults.push(`${mismatches.length} warnings`);
  if (isScreen && container.querySelectorAll('h1').length !== 1) faults.push('no heading');
  if (isAboutNothing) return drawn;
  if (/Something went wrong/.test(text)) faults.push('the whole screen failed');
  if (caught.mock.calls.length > 0 && !/could not be shown/.test(text)) {
    faults.push(`an error: ${String(caught.mock.calls[0]?.slice(0, 3).map(String).join(' ')).slice(0, 300)}`);
  }
  const element = elementAround(path, good);
  if (spokenText().includes(unknownWord.replaceAll('_', ' '))) faults.push('the unknown word is shown raw');
  // Texts that name the broken element itself may go with it.
  for (const kept of element ? keeps.filter((one) => !element.includes(one)) : []) {
    if (!text.includes(kept)) faults.push(`"${kept}" is gone from "${text.slice(0, 200)}"`);
  }
  const nameless = [...document.querySelectorAll('a, button, h1, h2, h3, h4')].filter(
    (element) => accessibleText(element) === '',
  );
  if (nameless.length > 0) faults.push(`nameless: ${nameless[0]!.outerHTML.slice(0, 200)}`);
  for (const shown of [text, said]) {
    const raw = /\b(?:undefined|null|NaN|Invalid Date|\[object Object\])\b/.exec(shown);
    if (raw) faults.push(`"${shown.slice(Math.max(0, raw.index - 30), raw.index + 30)}" is shown raw`);
  }
  return drawn;
}

/** Whether a screen waits for an answer, or for a part of its code. */
function isBusy(queries: QueryClient): boolean {
  return (
    queries.isFetching() > 0 ||
    queries.isMutating() > 0 ||
    document.querySelector('[aria-busy="true"]') !== null
  );
}

/** The words of the messages that were shown beside the page. */
function messagesOf({ shown }: StubPortal): string {
  return shown
    .flatMap(({ title, text }) => [title, text])
    .filter(Boolean)
    .join(' ');
}

/** The element of a list that a place is in, as JSON; undefined outside of lists. */
function elementAround(path: string, good: unknown): string | undefined {
  let value = good;
  for (const key of path.split('.')) {
    const isElement = Array.isArray(value);
    value = (value as Record<string, unknown> | undefined)?.[key];
    if (isElement) return JSON.stringify(value);
  }
  return undefined;
}

/** Each text of the page, as often as it is there. */
function wordsShown(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
  return words;
}

/**
 * Whether an earlier announcement is missing. Additional announcements may only have been loaded meanwhile.
 */
function haveWordsGone(before: readonly string[], now: readonly string[]): boolean {
  const left = [...now];
  return before.some((word) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** The number of amounts of nothing on the page. */
function countNothing(text: string): number {
  return [...text.matchAll(/\$0\.00(?!\d)/g)].length;
}

/** All that can be read or announced, in the form of words. */
function spokenText(): string {
  const labels = [...document.querySelectorAll('[aria-label], [title], [alt]')].flatMap((one) =>
    ['aria-label', 'title', 'alt'].map((name) => one.getAttribute(name) ?? ''),
  );
  return `${document.body.textContent} ${labels.join(' ')}`.toLowerCase().replaceAll(/[_-]/g, ' ');
}

function accessibleText(element: Element): string {
  const labels = [element, ...element.querySelectorAll('[aria-label], [title], [alt]')].flatMap((one) =>
    ['aria-label', 'title', 'alt'].map((name) => one.getAttribute(name) ?? ''),
  );
  return `${element.textContent} ${labels.join(' ')} ${element.getAttribute('aria-labelledby') ?? ''}`.trim();
}
