import { bindPorts } from '@my-air/feature-kit';
import { helpPorts } from '@my-air/feature-kit/views';
import { buildFailure, buildPartner, buildUser, renderStory } from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { marketplacePorts } from '../ports.ts';
import { sampleProducts } from '../testing/sampleCatalogue.ts';
import meta, { Empty, Loaded } from './ProductScreen.stories.tsx';

const pin = 'POST api/ecosystem/products/{id}/pin';
const support = 'POST api/ecosystem/products/{id}/members-only/support';
const member = buildUser({ partner: buildPartner({ capabilities: { member: true } }) });
const calls = (portal: ReturnType<typeof renderStory>['portal'], key: string) =>
  portal.api.calls.filter((call) => call.key === key);

afterEach(() => bindPorts(marketplacePorts, { openChat: undefined }));

describe('[MKT-02] [MK-06] the page of a service', () => {
  test('a part without words has no heading', async () => {
    renderStory(meta, Empty);
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'What you get' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Questions' })).toBeNull();
  });

  test('related services stand below', async () => {
    renderStory(meta, Loaded);
    expect(await screen.findByRole('heading', { name: 'Goes well with this service' })).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Music library' })).toBeTruthy();
  });
});

test.each([
  ['How services work', 96, {}],
  ['How distribution works', 94, { capability: 'distribution' }],
  ['How AI translation works', 100, { capability: 'metadata_ai_service' }],
  ['How AI translation works', 100, { agreement_id: 'ai_metadata_auto' }],
  ['How the referral program works', 99, { capability: 'referral_program' }],
])('[HC-11] "%s" is article %i', async (name, id, values) => {
  bindPorts(helpPorts, { linkToArticle: (article) => `/help-center/article/${article}` });
  const product = { ...sampleProducts[1], capability: null, agreement_id: null, ...values };
  renderStory(meta, Loaded, {
    answers: { 'GET api/ecosystem/products/{id}': { product, details: {} } },
  });
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(`/help-center/article/${id}`);
  bindPorts(helpPorts, { linkToArticle: undefined });
});

describe('[MKT-04] pin and support', () => {
  test('a pin is sent once, told for ten seconds, and then there is nothing left to pin', async () => {
    const product = { ...sampleProducts[1], is_pinned: true };
    const { portal } = renderStory(meta, Loaded, { answers: { [pin]: { product } } });
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Pin' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Pin' })).toBeNull());
    expect(calls(portal, pin)).toHaveLength(1);
    expect(portal.shown).toMatchObject([{ type: 'success', duration: 10_000 }]);
    expect(screen.getAllByText('Pinned')).not.toEqual([]);
  });

  test('a pin that is refused is told', async () => {
    const { portal } = renderStory(meta, Loaded, {
      answers: { [pin]: buildFailure('rejected', { message: 'Not today.' }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pin' }));
    await waitFor(() =>
      expect(portal.shown).toMatchObject([{ type: 'error', text: 'Not today.', duration: 10_000 }]),
    );
  });

  test('[MK-10] others than members read whom it is for and ask support; members open the chat', async () => {
    const { portal, unmount } = renderStory(meta, Loaded);
    expect(await screen.findByText(/^Only members of our program can write directly/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Contact the team' })).toBeNull();
    const facts = within(screen.getByRole('complementary'));
    await userEvent.click(facts.getByRole('button', { name: 'Ask support' }));
    expect(portal.opened).toEqual([
      { name: 'support', props: { summary: 'About the service “Channel audit”' } },
    ]);
    unmount();

    const openChat = vi.fn();
    bindPorts(marketplacePorts, { openChat });
    renderStory(meta, Loaded, { user: member, answers: { [support]: { process: { chat_id: 31 } } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Contact the team' }));
    await waitFor(() => expect(openChat).toHaveBeenCalledWith(31));
  });
});
