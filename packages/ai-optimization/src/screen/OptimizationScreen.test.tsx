import { chooseScope } from '@my-air/feature-kit/data';
import { draftOf } from '@my-air/feature-kit/forms';
import {
  answer,
  buildChannel,
  buildFailure,
  buildUser,
  renderInPortal,
  stubPortal,
  forgetPage,
} from '@my-air/feature-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';

import {
  acceptSuggestion,
  dismissSuggestion,
  listSuggestions,
  undoSuggestion,
  writeSuggestions,
  type Suggestion,
} from '../contract.ts';
import { suggestionDraft } from '../suggestions/suggestionDraft.ts';
import {
  buildOptimizationChannel,
  buildSuggestion,
  optimizationAnswers,
  sampleSuggestions,
} from '../testing/buildOptimization.ts';
import { LongTexts } from './OptimizationScreen.stories.tsx';
import { OptimizationScreen } from './OptimizationScreen.tsx';
import { OptimizationSearch } from './OptimizationSearch.ts';

beforeEach(() => localStorage.clear());

const first = sampleSuggestions[0]!;
const accepted = (text: string, values: Partial<Suggestion> = {}) =>
  buildSuggestion({ status: 'accepted', accepted_text: text, ...values });
const conflict = (code: string, suggestion: Suggestion) => buildFailure('conflict', { code, suggestion });
const sent = (portal: ReturnType<typeof stubPortal>, key: string) =>
  portal.api.calls.filter((call) => call.key === key);

async function open(answers = {}, user = buildUser({ id: 71 })) {
  const portal = stubPortal({ user, answers: { ...optimizationAnswers(), ...answers } });
  const view = renderInPortal(<OptimizationScreen search={{}} onSearch={() => {}} />, { portal });
  const row = within(await screen.findByRole('article', { name: /^Title: OAK SHELF/ }));
  return {
    ...view,
    portal,
    row,
    press: (name: string) => userEvent.click(row.getByRole('button', { name })),
  };
}

test('[AIO-01] a suggestion shows what it changes and why; accepted, it can be taken back', async () => {
  const { portal, row, press } = await open({
    ...answer(acceptSuggestion, { suggestion: accepted(first.suggested) }),
    ...answer(undoSuggestion, { suggestion: first }),
  });
  expect(row.getByText(first.reason!)).toBeTruthy();
  expect(document.querySelector('del')?.textContent).toContain('OAK');
  await press('Accept');
  expect(await row.findByText('Accepted')).toBeTruthy();
  expect(sent(portal, acceptSuggestion.key)[0]).toMatchObject({
    params: { id: '1' },
    body: { text: first.suggested, replaces: first.current },
    options: { idempotencyKey: expect.any(String) },
  });
  expect(screen.getByRole('link', { name: 'Waiting (2)' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Undo'));
  await press('Undo');
  expect(await row.findByRole('button', { name: 'Accept' })).toBeTruthy();
});

test('[AIO-01] a video that was changed meanwhile is told in place, with the difference to its new text', async () => {
  const changed = { ...first, current: 'Shelf, updated' };
  const { portal, row, press } = await open({
    ...answer(acceptSuggestion, conflict('video_changed', changed)),
  });
  await press('Accept');
  expect(await row.findByText(/The video has changed since/)).toBeTruthy();
  expect(document.querySelector('del')?.textContent).toContain('Shelf');
  portal.api.answer(answer(acceptSuggestion, { suggestion: accepted(first.suggested) }));
  await press('Accept');
  expect(await row.findByText('Accepted')).toBeTruthy();
  expect(sent(portal, acceptSuggestion.key)[1]?.body).toMatchObject({ replaces: 'Shelf, updated' });
});

test('[AIO-01] what another tab decided stays in sight and says so', async () => {
  const { row, press } = await open({
    ...answer(dismissSuggestion, conflict('already_decided', accepted('By the other tab'))),
  });
  await press('Dismiss');
  expect(await row.findByText(/dismissed elsewhere/)).toBeTruthy();
  expect(row.getByRole('button', { name: 'Undo' })).toBeTruthy();
});

test('[AIO-01] an acceptance whose answer was lost can be undone, and what is accepted then is not the lost one', async () => {
  const { portal, row, press } = await open({ ...answer(acceptSuggestion, buildFailure('network')) });
  await press('Accept');
  expect(await row.findByText(/There is no connection/)).toBeTruthy();
  portal.api.answer({
    ...answer(listSuggestions, { suggestions: [accepted(first.suggested)] }),
    ...answer(acceptSuggestion, { suggestion: accepted(first.suggested) }),
    ...answer(undoSuggestion, { suggestion: first }),
  });
  await act(() => portal.queryClient.invalidateQueries());
  await press('Undo');
  await press('Accept');
  expect(await row.findByText('Accepted')).toBeTruthy();
  const [lost, again] = sent(portal, acceptSuggestion.key).map(({ options }) => options?.idempotencyKey);
  expect(lost).toBeTruthy();
  expect(again).toBeTruthy();
  expect(again).not.toBe(lost);
});

test('[AIO-01] [SH-11] an edited text is kept over a reload, refused beyond the limits, and accepted as it is', async () => {
  const user = buildUser({ id: 72 });
  const before = await open({}, user);
  await before.press('Edit');
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: /Title/ }), { target: { value } });
  type('Полиця 👩‍🚀 مرحبا');
  cleanup();
  forgetPage();
  const { portal, row } = await open(
    answer(acceptSuggestion, { suggestion: accepted('Полиця 👩‍🚀 مرحبا') }),
    user,
  );
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Title/ }).value).toBe('Полиця 👩‍🚀 مرحبا');
  for (const [wrong, words] of [
    ['', 'Enter a text'],
    ['x'.repeat(101), 'Too long for YouTube'],
    ['a <b>', 'YouTube does not allow < and >'],
  ] as const) {
    type(wrong);
    expect(await row.findByText(words)).toBeTruthy();
    expect(row.getByRole<HTMLButtonElement>('button', { name: 'Accept this text' }).disabled).toBe(true);
  }
  type('Полиця 👩‍🚀 مرحبا');
  await userEvent.click(row.getByRole('button', { name: 'Accept this text' }));
  expect(await row.findByText('Accepted')).toBeTruthy();
  expect(sent(portal, acceptSuggestion.key)[0]?.body).toMatchObject({ text: 'Полиця 👩‍🚀 مرحبا' });
  expect(localStorage).toHaveLength(0);
});

test('[AIO-01] a text that is typed in another tab is shown in its row, and is what is accepted', async () => {
  const { portal, row } = await open(answer(acceptSuggestion, { suggestion: accepted('Typed elsewhere') }));
  const other = screen.getByRole('button', { name: 'Write suggestions' });
  other.focus();
  act(() => draftOf(71, suggestionDraft, first.id).write({ text: 'Typed elsewhere' }));
  expect(row.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(document.activeElement).toBe(other);
  await userEvent.click(row.getByRole('button', { name: 'Accept this text' }));
  expect(await row.findByText('Accepted')).toBeTruthy();
  expect(sent(portal, acceptSuggestion.key)[0]?.body).toMatchObject({ text: 'Typed elsewhere' });
});

test('[AIO-01] what is typed while another text is being accepted is there again after an undo', async () => {
  let answerNow = () => {};
  const { row, press } = await open({
    [acceptSuggestion.key]: () =>
      new Promise((resolve) => (answerNow = () => resolve({ suggestion: accepted('My title') }))),
    ...answer(undoSuggestion, { suggestion: first }),
  });
  await press('Edit');
  const field = () => row.getByRole<HTMLInputElement>('textbox', { name: /Title/ });
  fireEvent.change(field(), { target: { value: 'My title' } });
  await press('Accept this text');
  fireEvent.change(field(), { target: { value: 'My title, and more' } });
  answerNow();
  expect(await row.findByText('Accepted')).toBeTruthy();
  await press('Undo');
  expect(await row.findByRole('button', { name: 'Accept this text' })).toBeTruthy();
  expect(field().value).toBe('My title, and more');
});

test('[AIO-01] many are decided at once; the one that fails says why', async () => {
  const { portal } = await open({
    [dismissSuggestion.key]: ({ params }: { params: { id: string } }) => {
      if (params.id === '2') throw buildFailure('server');
      return {
        suggestion: { ...sampleSuggestions.find(({ id }) => id === params.id)!, status: 'dismissed' },
      };
    },
  });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss selected (3)' }));
  await waitFor(() => expect(portal.shown).toHaveLength(1));
  expect(portal.shown[0]).toMatchObject({ type: 'warning', title: '1 suggestion was not saved' });
  expect(screen.getAllByText('Something went wrong on our end. Try again.')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Waiting (1)' })).toBeTruthy();
  expect(screen.getAllByText('Dismissed', { selector: 'article *' })).toHaveLength(2);
});

test('[AIO-01] both texts stand beside each other, each with what the other does not have', async () => {
  const { row } = await open();
  expect(row.getByText('Now').parentElement?.querySelector('ins')).toBeNull();
  expect(row.getByText('Suggested').parentElement?.querySelector('del')).toBeNull();
  expect(row.getByText('Suggested').parentElement?.textContent).toContain('Added: Oak');
  expect(screen.queryByText('Made by rules')).toBeNull();
});

test('[AIO-01] suggestions are decided by letters while one has the focus, which in a field are text', async () => {
  await open(answer(dismissSuggestion, { suggestion: { ...first, status: 'dismissed' } }));
  const rows = screen.getAllByRole('article');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await userEvent.keyboard('jj');
  expect(document.activeElement).toBe(rows[1]);
  await userEvent.keyboard('ke');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Title/ });
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('ad');
  expect(field.value).toBe(`${first.suggested}ad`);
  within(rows[0]!).getByRole('button', { name: 'Cancel' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Edit');
  await userEvent.keyboard('d');
  expect(await within(rows[0]!).findByText('Dismissed')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Undo'));
});

test('[AIO-01] suggestions are written on request; cancelling and leaving end the call', async () => {
  const never = () => new Promise<never>(() => {});
  const { portal, unmount } = await open({ [writeSuggestions.key]: never });
  const signalOf = (place: number) => sent(portal, writeSuggestions.key)[place]?.options?.signal;
  await userEvent.click(screen.getByRole('button', { name: 'Write suggestions' }));
  await screen.findByText(/Leaving this page stops it/);
  expect(signalOf(0)?.aborted).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(signalOf(0)?.aborted).toBe(true);
  unmount();
  const again = await open({ [writeSuggestions.key]: never });
  await userEvent.click(screen.getByRole('button', { name: 'Write suggestions' }));
  await waitFor(() => expect(sent(again.portal, writeSuggestions.key)).toHaveLength(1));
  again.unmount();
  expect(sent(again.portal, writeSuggestions.key)[0]?.options?.signal?.aborted).toBe(true);
});

test.each([
  [{ added: 2, unwritten_count: 0 }, '2 suggestions were added'],
  [{ added: 0, unwritten_count: 0 }, 'There is nothing to improve.'],
])('[AIO-01] what was written is said: %j', async (counts, words) => {
  await open(answer(writeSuggestions, { suggestions: [...sampleSuggestions], ...counts }));
  await userEvent.click(screen.getByRole('button', { name: 'Write suggestions' }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('[AIO-01] the limits of a day are told where suggestions are asked for', async () => {
  await open(answer(writeSuggestions, buildFailure('too_many_requests', undefined, 40_000)));
  await userEvent.click(screen.getByRole('button', { name: 'Write suggestions' }));
  expect(await screen.findByText('Too many attempts. Wait 12 hours.')).toBeTruthy();
});

test('[AIO-01] texts of the server are shown as they are: nothing of them becomes markup', async () => {
  renderInPortal(<OptimizationScreen search={{}} onSearch={() => {}} />, LongTexts.parameters.portal);
  expect(await screen.findByText('<b>Because</b>')).toBeTruthy();
  const article = screen.getByRole('article', { name: /Text/ });
  expect(article.textContent).toContain('onerror="alert(1)"');
  expect(article.querySelector('img, b')).toBeNull();
});

test('[AIO-01] the address names a channel and a list', () => {
  expect(v.parse(OptimizationSearch, { channel: '12' })).toEqual({ channel: '12' });
  expect(v.parse(OptimizationSearch, { list: 'accepted' })).toEqual({ list: 'accepted' });
  expect(v.parse(OptimizationSearch, { list: 'open' })).toEqual({ list: undefined });
});

test('[AIO-01] a lost access is seen in the choice of channels, before the channel is chosen', async () => {
  const channels = [
    buildOptimizationChannel(),
    buildOptimizationChannel({ platform_guid: 'lost', title: 'Lost', is_access_revoked: true }),
  ];
  renderInPortal(<OptimizationScreen search={{}} onSearch={() => {}} />, {
    answers: optimizationAnswers(sampleSuggestions, channels),
  });
  const choice = within(await screen.findByRole('combobox', { name: 'Channel' }));
  expect(choice.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    channels[0]!.title,
    'Lost (access revoked)',
  ]);
});

test('[AIO-01] what was edited is accepted as it was edited, also when several are accepted at once', async () => {
  const suggestions = sampleSuggestions;
  const { portal, row, press } = await open({
    ...answer(undoSuggestion, { suggestion: first }),
    [acceptSuggestion.key]: ({ params, body }: { params: { id: string }; body: { text: string } }) => ({
      suggestion: {
        ...suggestions.find(({ id }) => id === params.id)!,
        status: 'accepted',
        accepted_text: body.text,
      },
    }),
  });
  await press('Edit');
  fireEvent.change(screen.getByRole('textbox', { name: /Title/ }), { target: { value: 'My own title' } });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Accept selected (3)' }));
  await waitFor(() => expect(portal.shown).toHaveLength(1));
  const texts = sent(portal, acceptSuggestion.key).map(({ body }) => (body as { text: string }).text);
  expect(texts).toEqual(['My own title', ...suggestions.slice(1, 3).map(({ suggested }) => suggested)]);
  expect(localStorage, 'neither the draft nor an intent is left').toHaveLength(0);
  await press('Undo');
  expect(await row.findByRole('button', { name: 'Accept' }), 'the edit was closed').toBeTruthy();
});

test('[AIO-01] three are sent at a time, and leaving the screen keeps the others unsent', async () => {
  const suggestions = Array.from({ length: 7 }, (_, place) => ({ ...first, id: `many-${place}` }));
  const answers: (() => void)[] = [];
  const portal = stubPortal({
    user: buildUser({ id: 73 }),
    answers: {
      ...optimizationAnswers(suggestions),
      [dismissSuggestion.key]: ({ params }: { params: { id: string } }) =>
        new Promise((resolve) => {
          const suggestion = { ...suggestions.find(({ id }) => id === params.id)!, status: 'dismissed' };
          answers.push(() => resolve({ suggestion }));
        }),
    },
  });
  renderInPortal(<OptimizationScreen search={{}} onSearch={() => {}} />, { portal });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss selected (7)' }));
  await waitFor(() => expect(answers).toHaveLength(3));
  for (const answer of answers.splice(0)) answer();
  await waitFor(() => expect(answers).toHaveLength(3));
  cleanup();
  for (const answer of answers.splice(0)) answer();
  await waitFor(() => expect(portal.queryClient.isMutating()).toBe(0));
  expect(sent(portal, dismissSuggestion.key)).toHaveLength(6);
});

test('[AIO-01] the channel that was chosen for all screens is the one in sight', async () => {
  const channels = ['Kite', 'Boats'].map((title) =>
    buildOptimizationChannel({ title, platform_guid: `UC-${title}` }),
  );
  const user = buildUser({ id: 72 });
  const portal = stubPortal({
    user,
    answers: {
      ...optimizationAnswers(),
      'GET api/ai-optimization/channels': { channels },
      'GET api/channels': {
        channels: channels.map(({ title, platform_guid }) => buildChannel({ title, platform_guid })),
      },
    },
  });
  chooseScope(user.id, 'UC-Boats');
  renderInPortal(<OptimizationScreen search={{}} onSearch={() => {}} />, { portal });
  expect(await screen.findByText('Only Boats')).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Channel' }).value).toBe('UC-Boats');
  await userEvent.click(screen.getByRole('button', { name: 'Show all channels' }));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Channel' }).value).toBe('UC-Kite');
});
