import { bindPorts } from '@my-air/feature-kit';
import { buildPartner, buildUser, renderStory } from '@my-air/feature-kit/testing';
import { answer } from '@my-air/feature-kit/stories';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

import { createReferralLink, getReferralProgram, type ReferralProgram } from '../contract.ts';
import { affiliateProgramPorts } from '../ports.ts';
import joinMeta, { Loaded as Join } from './JoinScreen.stories.tsx';
import meta, { Empty } from './ProgramScreen.stories.tsx';

afterEach(() => vi.restoreAllMocks());

const url = 'https://my-air.test/?ref=ann';
const scalelab = buildUser({ partner: buildPartner({ is_scalelab: true }) });

/** Opens the screen with the server's answer about the program. */
function open(program: Partial<ReferralProgram>, user = buildUser()) {
  return renderStory(
    meta,
    {},
    { user, answers: answer(getReferralProgram, { total_amount_usd: 0, ...program }) },
  );
}

const denyClipboard = () =>
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));

const selectedText = (field: HTMLInputElement | HTMLTextAreaElement) =>
  field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('[RF-02] the link is created once, however often the button is pressed', async () => {
  const { portal } = renderStory(meta, Empty);
  let finish: () => void = () => undefined;
  const created = new Promise<{ referral_link: string }>((resolve) => {
    finish = () => resolve({ referral_link: url });
  });
  const button = await screen.findByRole('button', { name: 'Create my link' });
  portal.api.answer({
    [createReferralLink.key]: () => created,
    ...answer(getReferralProgram, { referral_link_v4: url }),
  });
  await userEvent.click(button);
  await userEvent.click(button);
  await userEvent.dblClick(button);
  finish();
  expect(await screen.findByDisplayValue(url)).toBeTruthy();
  expect(portal.api.calls.filter(({ key }) => key === createReferralLink.key)).toHaveLength(1);
});

test('[RF-02] the link is copied, and that is confirmed', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  open({ referral_link_v4: url });
  await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(write).toHaveBeenCalledWith(url);
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
});

test('[RF-02] where the browser refuses to copy, the link is selected and that is said', async () => {
  denyClipboard();
  open({ referral_link_v4: url });
  await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/does not allow copying\. The link is selected/)).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>('Link to share');
  expect(document.activeElement).toBe(field);
  expect(selectedText(field)).toBe(url);
});

test('[RF-02] [RF-03] a campaign link that cannot be copied from its table is shown and selected', async () => {
  denyClipboard();
  const campaign = { marker: 'summer', hit_count: 4, registration_count: 1, url: `${url}&m=summer` };
  open({ referral_links_new: [campaign] });
  await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
  const field = await screen.findByLabelText<HTMLInputElement>('summer');
  await waitFor(() => expect(selectedText(field)).toBe(campaign.url));
});

test('[RF-03] links of both schemes have a table of their own, with their markers', async () => {
  open({
    referral_links_new: [{ marker: 'summer', hit_count: 1904, registration_count: 97, url }],
    referral_links_legacy: [{ marker: 'old blog', hit_count: 0, registration_count: 0, url }],
  });
  expect(await rowsOf('Campaign links')).toEqual([expect.stringMatching(/^summer1,904975\.1%/)]);
  expect(await rowsOf('Earlier links')).toEqual([expect.stringMatching(/^old blog00–/)]);
});

test('[RF-03] without links each table says so', async () => {
  open({});
  expect(await screen.findByText('No campaign links yet.')).toBeTruthy();
  expect(screen.getByText('You have no links from the earlier program.')).toBeTruthy();
});

const channels = [
  { id: 1, partner_revenue: 40, start_date: '2026-01-05', end_date: null },
  { id: 2, partner_revenue: 900, start_date: '2025-03-01', end_date: '2026-02-01' },
  { id: 3, partner_revenue: 7, start_date: '2026-06-10' },
];
const channelsInOrder = async () =>
  (await rowsOf('Channels you brought')).map((row) => row?.match(/№ (\d)/)?.[1]).join('');

test('[RF-04] channels are sorted by income first, and by their dates when those are pressed', async () => {
  open({ channels });
  expect(await channelsInOrder()).toBe('213');
  await userEvent.click(screen.getByRole('button', { name: /^Since/ }));
  expect(await channelsInOrder()).toBe('213');
  await userEvent.click(screen.getByRole('button', { name: /^Since/ }));
  expect(await channelsInOrder()).toBe('312');
});

test('[RF-04] a channel whose share has ended says so in words, with the date', async () => {
  open({ channels });
  const [ended, ...active] = await rowsOf('Channels you brought');
  expect(ended).toMatch(/Ended on Feb 1$/);
  for (const row of active) expect(row).toContain('Active');
});

test.each([
  [false, /^The terms of the referral program apply to everyone/],
  [true, /^You joined under the MilX terms/],
])(
  '[RF-05] earlier terms %s: the terms that hold are named, and the agreement can be read',
  async (show_milx_terms, words) => {
    const acceptAgreement = vi.fn(() => Promise.resolve(true));
    bindPorts(affiliateProgramPorts, { acceptAgreement });
    onTestFinished(() => bindPorts(affiliateProgramPorts, { acceptAgreement: undefined }));
    open({ show_milx_terms });
    expect(await screen.findByText(words)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Read the agreement' }));
    expect(acceptAgreement).toHaveBeenCalledWith(expect.anything(), 'referral_program');
  },
);

test.each([
  ['Earned in total', 'Your share of what the channels you brought have earned so far'],
  ['Visits', 'How often your links were opened'],
  ['Registrations', 'People who created an account through your links'],
  ['Conversion', 'Registrations for each visit'],
])('[RF-08] the figure "%s" says what it means', async (name, meaning) => {
  open({ total_amount_usd: 12 });
  const term = (await screen.findAllByText(name)).find(({ tagName }) => tagName === 'DT');
  expect(term?.parentElement?.textContent).toContain(meaning);
});

test.each([
  ['Pending', 'pending_amount_usd', '$84.15', 'Earned, not paid out yet'],
  ['Paid', 'paid_amount_usd', '$412.90', 'Already paid to you'],
])(
  '[RF-08] the part "%s" is shown with its meaning where the server tells it, and only there',
  async (name, field, amount, meaning) => {
    const parts = { pending_amount_usd: 84.15, paid_amount_usd: 412.9 };
    open({ total_amount_usd: 497.05, ...parts });
    const term = await screen.findByText(name);
    expect(term.parentElement?.textContent).toBe(`${name}${amount}${meaning}`);
    cleanup();
    open({ total_amount_usd: 497.05, ...parts, [field]: null });
    await screen.findByText('Earned in total');
    expect(screen.queryByText(name)).toBeNull();
  },
);

test('[RF-08] an amount that the server does not name is a dash, never nought', async () => {
  open({ total_amount_usd: null });
  const term = (await screen.findAllByText('Earned in total')).find(({ tagName }) => tagName === 'DT');
  expect(term?.nextElementSibling?.textContent).toBe('–');
});

test.each([
  ['My AIR', buildUser()],
  ['ScaleLab', scalelab],
])('[RF-09] banners and texts name %s and hold the link', async (brand, user) => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  open({ referral_link_v4: url }, user);
  const banner = await screen.findByRole<HTMLImageElement>('img', { name: 'Banner with your link' });
  expect(decodeURIComponent(banner.src)).toContain(brand);
  const copies = screen.getAllByRole('button', { name: 'Copy text' });
  expect(copies).toHaveLength(2);
  for (const copy of copies) await userEvent.click(copy);
  for (const [text] of write.mock.calls) {
    expect(text).toContain(brand);
    expect(text).toContain(url);
  }
});

test('[RF-09] a banner is made in the size that is chosen', async () => {
  open({ referral_link_v4: url });
  const banner = await screen.findByRole<HTMLImageElement>('img', { name: 'Banner with your link' });
  expect([banner.width, banner.height]).toEqual([1200, 300]);
  await userEvent.selectOptions(screen.getByLabelText('Banner size'), 'story');
  expect([banner.width, banner.height]).toEqual([1080, 1920]);
});

test('[RF-10] who is not in the program reads how to join and can ask, and sees no empty table', async () => {
  const { portal } = renderStory(joinMeta, Join);
  expect(await screen.findByRole('heading', { name: 'How to join' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ask to join' }));
  expect(portal.opened).toEqual([
    { name: 'support', props: { summary: 'I want to join the referral program' } },
  ]);
});
