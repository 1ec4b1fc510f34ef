import {
  buildAgreement,
  buildFailure,
  buildPartner,
  buildUser,
  renderStory,
} from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { agreementAnswers } from '../testing/agreementAnswers.ts';
import { disabledReason } from '../testing/disabledReason.ts';
import meta, {
  Accepted,
  Failed,
  Impersonated,
  List,
  Loading,
  NewVersion,
  One,
  PolicyAndTerms,
  SignedElsewhere,
} from './AgreementModal.stories.tsx';

const accept = 'POST api/profile/agreements/{agreement}';
const close = vi.fn();
const args = { close };
const acceptButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Accept' });
const sent = (portal: ReturnType<typeof renderStory>['portal']) =>
  portal.api.calls.filter(({ key }) => key === accept).map(({ params }) => params?.agreement);

beforeEach(() => close.mockClear());

describe('[USER-04] [DS-02] one agreement', () => {
  test('is accepted only after its tick, and the user is read anew', async () => {
    const { portal } = renderStory(meta, One, { args, answers: agreementAnswers() });
    const button = await acceptButton();
    expect(button.disabled).toBe(true);
    expect(disabledReason(button)).toContain('I have read and accept this agreement');
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.click(button);
    await waitFor(() => expect(close).toHaveBeenCalledWith('accepted'));
    expect(sent(portal)).toEqual(['referral_program']);
    expect(portal.api.calls.at(-1)?.key).toBe('GET api/user');
  });

  test('[DS-02] its text is shown, with its document to open', async () => {
    renderStory(meta, One, { args, answers: agreementAnswers() });
    expect(await screen.findByText('What both of us promise.')).toBeTruthy();
    const link = screen.getByRole('link', { name: /Open the document/ });
    expect(link.getAttribute('href')).toBe('https://my-air.test/documents/referral_program.pdf');
  });

  test('[DS-03] it is accepted by keyboard alone, without scrolling to its end', async () => {
    renderStory(meta, One, { args, answers: agreementAnswers() });
    const box = await screen.findByRole('checkbox');
    box.focus();
    await userEvent.keyboard(' ');
    (await acceptButton()).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(close).toHaveBeenCalledWith('accepted'));
  });

  test('the tick is for the text that was read: a version that comes meanwhile has to be ticked again', async () => {
    const { portal } = renderStory(meta, One, { args, answers: agreementAnswers() });
    await userEvent.click(await screen.findByRole('checkbox'));
    portal.api.answer(agreementAnswers({ renewed: ['referral_program'] }));
    await userEvent.click(await acceptButton());
    expect(await screen.findByText(/The text has changed since you opened it/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    expect((await acceptButton()).disabled).toBe(true);
    expect(sent(portal)).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(await acceptButton());
    await waitFor(() => expect(close).toHaveBeenCalledWith('accepted'));
    expect(sent(portal)).toEqual(['referral_program']);
  });

  test('an error keeps it open and ticked, and says what happened', async () => {
    const answers = agreementAnswers({ failing: { referral_program: [buildFailure('server')] } });
    renderStory(meta, One, { args, answers });
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.click(await acceptButton());
    expect(await screen.findByText('Not accepted yet: Referral program')).toBeTruthy();
    expect(close).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  describe('on paper', () => {
    const copy = () => document.querySelector('body > [data-printed]');
    const headings = (root: ParentNode | null) =>
      [...(root?.querySelectorAll('h1, h2, h3') ?? [])].map(({ textContent }) => textContent);
    beforeEach(() => {
      document.title = 'Account';
      document.documentElement.dataset['scheme'] = 'dark';
    });
    afterEach(() => {
      delete document.documentElement.dataset['scheme'];
      vi.unstubAllGlobals();
    });

    async function open(print: () => void) {
      vi.stubGlobal('print', print);
      renderStory(meta, One, { args, answers: agreementAnswers() });
      expect(await screen.findByText('What both of us promise.')).toBeTruthy();
    }

    test('[DS-02] it is printed as a whole, alone, by its name and in the light', async () => {
      const seen: unknown[] = [];
      await open(() => {
        window.dispatchEvent(new Event('beforeprint'));
        const { title, documentElement } = document;
        seen.push(title, headings(copy())[0], documentElement.dataset['scheme'], copy()?.textContent);
        window.dispatchEvent(new Event('afterprint'));
      });
      await userEvent.click(screen.getByRole('button', { name: 'Print' }));
      const whole = expect.stringContaining('What both of us promise.');
      expect(seen).toEqual(['Referral program', 'Referral program', 'light', whole]);
      expect([copy(), document.title, document.documentElement.dataset['scheme']]).toEqual([
        null,
        'Account',
        'dark',
      ]);
    });

    test('[DS-02] on a phone, where print returns at once, the copy stays until the end, and is never there twice', async () => {
      await open(() => undefined);
      await userEvent.click(screen.getByRole('button', { name: 'Print' }));
      expect(copy()?.textContent).toContain('What both of us promise.');
      await userEvent.click(screen.getByRole('button', { name: 'Print' }));
      expect(document.querySelectorAll('[data-printed]')).toHaveLength(1);
      window.dispatchEvent(new Event('afterprint'));
      expect([copy(), document.title]).toEqual([null, 'Account']);
    });

    test('[DS-02] the saved file begins with its name', async () => {
      const files: Blob[] = [];
      vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
        files.push(file as Blob);
        return 'blob:file';
      });
      await open(() => undefined);
      await userEvent.click(screen.getByRole('button', { name: 'Download' }));
      expect(await files[0]!.text()).toMatch(
        /<title>Referral program<\/title>.*<body><h1>Referral program<\/h1>.*What both of us promise/s,
      );
      vi.restoreAllMocks();
    });
  });
});

describe('[USER-04] [DS-04] [G-51] policy and terms together', () => {
  test('one tick accepts both, one after the other', async () => {
    const { portal } = renderStory(meta, PolicyAndTerms, { args, answers: agreementAnswers() });
    expect(await screen.findAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(await acceptButton());
    await waitFor(() => expect(close).toHaveBeenCalledWith('accepted'));
    expect(sent(portal)).toEqual(['amg_policy', 'terms_and_conditions']);
  });

  test('when the second fails, the first is not sent again, and it is said which is missing', async () => {
    const answers = agreementAnswers({ failing: { terms_and_conditions: [buildFailure('timeout')] } });
    const { portal } = renderStory(meta, PolicyAndTerms, { args, answers });
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.click(await acceptButton());
    expect(await screen.findByText('Not accepted yet: Terms and conditions')).toBeTruthy();
    expect(screen.getByText(/^Accepted on/)).toBeTruthy();
    await userEvent.click(await acceptButton());
    await waitFor(() => expect(close).toHaveBeenCalledWith('accepted'));
    expect(sent(portal)).toEqual(['amg_policy', 'terms_and_conditions', 'terms_and_conditions']);
  });
});

test('[DS-06] an accepted one can be opened again, with its date and its signed copy', async () => {
  renderStory(meta, Accepted, { args });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Accepted on 11/20/2026, 10:00 AM')).toBeTruthy();
  expect(dialog.getByRole('link', { name: /Signed copy/ }).getAttribute('href')).toContain('/scans/');
  expect(dialog.queryByRole('checkbox')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test('while it loads, it says so and cannot be accepted', async () => {
  renderStory(meta, Loading, { args });
  expect(await screen.findByText('Loading the agreement')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('one that did not come can be asked for again', async () => {
  const { portal } = renderStory(meta, Failed, { args });
  expect(await screen.findByText('This agreement could not be loaded.')).toBeTruthy();
  portal.api.answer(agreementAnswers());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('What both of us promise.')).toBeTruthy();
});

test('[SH-13] staff who acts for the creator cannot accept', async () => {
  renderStory(meta, Impersonated, { args });
  const box = await screen.findByRole<HTMLInputElement>('checkbox');
  expect(box.disabled).toBe(true);
  const button = await acceptButton();
  expect(button.disabled).toBe(true);
  for (const control of [box, button]) {
    expect(disabledReason(control)).toContain('Only they can do this');
  }
  expect(screen.getByText('You are acting on behalf of Ann Example. Only they can do this.')).toBeTruthy();
});

test('[DS-12] a new version shows what changed, named for screen readers, and is accepted anew', async () => {
  const { portal } = renderStory(meta, NewVersion, {
    args,
    answers: agreementAnswers({ renewed: ['terms_and_conditions'] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show what changed' }));
  const removed = await waitFor(
    () => document.querySelector('del') ?? Promise.reject(new Error('no change')),
  );
  expect(removed.textContent).toBe('Removed: Ninety End of change. ');
  expect(document.querySelector('ins')?.textContent).toBe('Added: Thirty End of change. ');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(await acceptButton());
  await waitFor(() => expect(close).toHaveBeenCalledWith('accepted'));
  expect(sent(portal)).toEqual(['terms_and_conditions']);
});

test('[DS-05] one that is signed elsewhere leaves for that site, with the way back', async () => {
  const { portal } = renderStory(meta, SignedElsewhere, { args });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to signing' }));
  await waitFor(() => expect(portal.left).toHaveLength(1));
  const left = new URL(portal.left[0]!);
  expect(left.origin).toBe('https://sign.my-air.test');
  expect(new URL(left.searchParams.get('return_url')!).searchParams.get('agreement')).toBe(
    'referral_program',
  );
  expect(sent(portal)).toEqual([]);
});

test('[DS-06] the list of all leads to each and back', async () => {
  renderStory(meta, List, { args });
  await userEvent.click(await screen.findByRole('button', { name: 'Read Referral program' }));
  expect(await screen.findByText(/^Accepted on/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'All agreements' }));
  expect(await screen.findByText('To accept')).toBeTruthy();
});

test('[DS-02] the contents lead to a heading, which takes the focus', async () => {
  renderStory(meta, One, { args, answers: agreementAnswers() });
  const contents = within(await screen.findByRole('navigation', { name: 'Table of contents' }));
  await userEvent.click(contents.getByRole('button', { name: 'The end' }));
  expect(document.activeElement?.tagName).toBe('H3');
  expect(document.activeElement?.textContent).toBe('The end');
});

test('[DS-02] a search counts its places in the text', async () => {
  renderStory(meta, One, { args, answers: agreementAnswers() });
  expect(await screen.findByText('What both of us promise.')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search in the text' }), 'promise');
  expect(await screen.findByText('1 of 2 matches')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('2 of 2 matches')).toBeTruthy();
});

describe('[DS-02] policy and terms are presented together, whichever is asked for', () => {
  const pending = ['amg_policy', 'terms_and_conditions'].map((id) => buildAgreement({ id }));
  const user = buildUser({ partner: buildPartner({ pending_agreements: pending }) });

  test.each(['amg_policy', 'terms_and_conditions'])('by the profile, for %s', async (id) => {
    const { portal } = renderStory(meta, One, {
      args: { ...args, props: { agreements: [{ id }] } },
      user,
      answers: agreementAnswers(),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /accept these agreements/ }));
    await userEvent.click(await acceptButton());
    await waitFor(() => expect(close).toHaveBeenCalledWith('accepted'));
    expect(new Set(sent(portal))).toEqual(new Set(['amg_policy', 'terms_and_conditions']));
  });

  test('by the call of a platform, which accepts its own alone', async () => {
    const accepted = new Set<string>();
    const ofPlatform = {
      send: async (id: string) => void accepted.add(id),
      isDone: async (id: string) => accepted.has(id),
    };
    const { portal } = renderStory(meta, One, {
      args: { ...args, props: { agreements: [{ id: 'amg_policy' }], accept: ofPlatform } },
      user,
      answers: agreementAnswers(),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /accept these agreements/ }));
    await userEvent.click(await acceptButton());
    await waitFor(() => expect(close).toHaveBeenCalledWith('accepted'));
    expect([...accepted]).toEqual(['amg_policy']);
    expect(sent(portal)).toEqual(['terms_and_conditions']);
  });

  test('an agreement of another kind stays alone', async () => {
    renderStory(meta, One, { args, user, answers: agreementAnswers() });
    expect(await screen.findByRole('checkbox', { name: /accept this agreement/ })).toBeTruthy();
  });
});
