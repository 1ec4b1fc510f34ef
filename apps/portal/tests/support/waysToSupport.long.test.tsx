import { joinChannelFor } from '@my-air/accounts';
import { atomStore } from '@my-air/feature-kit/state';
import {
  buildChannel,
  buildFailure,
  buildPartner,
  buildUser,
  renderStory,
  stubPortal,
  type StubPortal,
} from '@my-air/feature-kit/testing';
import { pageErrorOf, handleIncomplete } from '@my-air/shell/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { PortalRouter } from '../../src/composition.ts';
import { features } from '../../src/features.ts';
import { bindFeaturePorts } from '../../src/ports.ts';
import { renderPortal } from '../testing/renderPortal.tsx';
import { askingTexts, type AskingText } from './askingTexts.ts';

type StoryFile = Readonly<Record<string, Parameters<typeof renderStory>[1] & { render?: unknown }>> & {
  default: Parameters<typeof renderStory>[0];
};
type StoryOptions = Parameters<typeof renderStory>[2];

const files = import.meta.glob<StoryFile>('../../../../packages/*/src/**/*.stories.tsx');
const fileOf = (end: string) =>
  Object.entries(files).find(([path]) => path.endsWith(`/${end}.stories.tsx`))![1]();
const texts = askingTexts();
/** The texts that were found on a screen, each with a way next to it. */
const proven = new Set<AskingText>();
/** The places that the last press led the user to. */
const led: string[] = [];

const navigate = ({ to }: { to: string }) => Promise.resolve(void led.push(to));
const router = { navigate, buildLocation: () => ({ href: '/there' }) };
beforeEach(() => {
  // SAFETY: the ports use nothing else of the router.
  bindFeaturePorts(router as unknown as PortalRouter);
  vi.mocked(console.error).mockImplementation(() => {});
  vi.mocked(console.warn).mockImplementation(() => {});
});

/** Whether a control leads to support: to the messenger, the form of a question or an e-mail; a visitor signs in first. */
async function leads(control: Element, portal: Pick<StubPortal, 'opened'>): Promise<boolean> {
  const href = control.getAttribute('href') ?? '';
  if (href.startsWith('mailto:') || (href && /^Sign in\b/.test(nameOf(control)))) return true;
  led.length = 0;
  const before = portal.opened.length;
  fireEvent.click(control);
  const isThere = () =>
    led.includes('/messenger') || portal.opened.slice(before).some(({ name }) => name === 'support');
  await waitFor(() => expect(isThere()).toBe(true), { timeout: 200 }).catch(() => {});
  return isThere();
}

const controls = 'button, a[href], [role="menuitem"]';
const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent).trim();
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

/** The smallest elements that contain a text. */
const sayers = ({ pattern }: AskingText) =>
  [...document.body.querySelectorAll('*')].filter(
    (element) =>
      pattern.test(plain(`${element.getAttribute('aria-label') ?? ''} ${element.textContent}`)) &&
      ![...element.children].some((child) =>
        pattern.test(plain(`${child.getAttribute('aria-label') ?? ''} ${child.textContent}`)),
      ),
  );

const places = '[role="dialog"], [role="alertdialog"], article, section, li, main';

/** The container of a text and of its control: the nearest item, card, section or dialog that has one. */
function placeOf(sayer: Element): Element {
  for (let place = sayer.closest(places); place; place = place.parentElement?.closest(places) ?? null) {
    if (place.querySelector(controls)) return place;
  }
  return document.body;
}

/** Checks the way next to each text on the screen; a text without one is reported with its place. */
async function lookAround(feature: string, place: string, portal: Pick<StubPortal, 'opened'>) {
  const dead: string[] = [];
  for (const text of texts.filter((one) => one.feature === feature)) {
    const [sayer] = sayers(text);
    if (!sayer) continue;
    const own = sayer.closest(controls);
    const around = placeOf(sayer);
    const isForm = !own && around.querySelector('textarea, [contenteditable="true"]') !== null;
    // Those whose names fit come first, since other presses may change the screen.
    const near = own ? [own] : [...around.querySelectorAll(controls)];
    const inOrder = near.toSorted((one, other) => fit(other) - fit(one));
    let isProven = isForm;
    for (const control of inOrder) {
      isProven ||= await leads(control, portal);
      if (isProven) break;
    }
    if (isProven) proven.add(text);
    else dead.push(`${feature}, ${place}: ${text.text}`);
  }
  return dead;
}
const fit = (control: Element) => Number(/support|team|chat|ask|write|keep/i.test(nameOf(control)));

/** The text of a message, and whether its action leads to support. */
function lookAtMessages(feature: string, { shown, opened }: StubPortal): void {
  for (const text of texts.filter((one) => one.feature === feature)) {
    const message = shown.find((one) => text.pattern.test(one.text ?? ''));
    if (!message) continue;
    message.action?.onAct();
    if (opened.at(-1)?.name !== 'support') continue;
    proven.add(text);
    for (const label of texts) {
      if (label.feature === feature && label.text === message.action?.label) proven.add(label);
    }
  }
}

/** Waits until the code and the data of a screen have loaded. */
async function settle({ queryClient }: Pick<StubPortal, 'queryClient'>) {
  await act(() => vi.dynamicImportSettled());
  // A place that was drawn as loading is shown a moment after its data have come.
  const isBusy = () => queryClient.isFetching() > 0 || document.querySelector('[aria-busy="true"]') !== null;
  await waitFor(() => expect(isBusy()).toBe(false), { timeout: 1_000 }).catch(() => {});
}

async function show(file: StoryFile, name: string, options?: StoryOptions) {
  const { portal } = renderStory(file.default, file[name]!, options);
  await settle(portal);
  return portal;
}

const inPackages = [...new Set(texts.map(({ feature }) => feature))].filter((feature) => feature !== 'shell');

test('[ERR-01] error pages that name support lead there', async () => {
  const path = '/accounts/youtube';
  for (const status of [403, 500, 418]) {
    const { shell } = await renderPortal(path);
    act(() => atomStore.set(shell.pageErrorAtom, pageErrorOf(status, undefined, path)));
    await screen.findByRole('link', { name: 'Go to the home page' });
    const opened: { name: string; props: unknown }[] = [];
    vi.spyOn(shell.portal.modals, 'open').mockImplementation(async (name, props) => {
      opened.push({ name, props });
      return undefined;
    });
    expect(await lookAround('shell', String(status), { opened })).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Write to support' }));
    expect(opened.at(-1)?.name).toBe('support');
    cleanup();
  }
});

test('[NAV-33] the page of an area that is not open to the user leads to support', async () => {
  const [homeRoute] = features.home.routes;
  const { staticData = {} } = homeRoute.options;
  homeRoute.update({ staticData: { ...staticData, capability: 'games' } });
  const { shell } = await renderPortal('/home', { user: buildUser() });
  const opened: { name: string; props: unknown }[] = [];
  vi.spyOn(shell.portal.modals, 'open').mockImplementation(async (name, props) => {
    opened.push({ name, props });
    return undefined;
  });
  await screen.findByRole('heading', { level: 1, name: 'You do not have access to this yet' });
  expect(await lookAround('shell', 'an area that is not open', { opened })).toEqual([]);
  homeRoute.update({ staticData });
});

const join = 'POST api/channels/{platform}/{platform_guid}/join';
/** A user who joins with a channel, and is refused. */
const refused = (code: string, channel: ReturnType<typeof buildChannel>) =>
  stubPortal({
    answers: { 'GET api/channels': { channels: [channel] }, [join]: buildFailure('bad_request', { code }) },
  });
async function comeBack(
  portal: StubPortal,
  { platform_guid }: ReturnType<typeof buildChannel>,
  oauth = 'connected',
) {
  const { contributions } = (await features.accounts.contributions?.()) ?? {};
  await contributions?.onEntry?.({ oauth, oauth_platform: 'youtube', oauth_channel: platform_guid }, portal);
}

test('messages that name support have it as their action', async () => {
  const idle = buildChannel({ status: 'not_connected' });
  const turnedDown = refused('join_channel_rejected', idle);
  await joinChannelFor(turnedDown, idle, 12);
  lookAtMessages('accounts', turnedDown);

  // Sent to the platform once, the user comes back without the requested access.
  const withoutAccess = refused('join_channel_with_invalid_token', idle);
  await joinChannelFor(withoutAccess, idle, 12);
  await comeBack(withoutAccess, idle);
  lookAtMessages('accounts', withoutAccess);

  const revoked = buildChannel({ is_access_revoked: true });
  const back = stubPortal({ answers: { 'GET api/channels': { channels: [revoked] } } });
  await comeBack(back, revoked);
  lookAtMessages('accounts', back);

  const notOwn = stubPortal();
  await comeBack(notOwn, idle, 'not_own');
  lookAtMessages('accounts', notOwn);

  const broken = stubPortal();
  handleIncomplete({ key: 'GET api/channels', signal: undefined }, broken, new Set());
  lookAtMessages('shell', broken);
  const told = [turnedDown, withoutAccess, back, notOwn, broken].map(
    ({ shown }) => shown.at(-1)?.action?.label,
  );
  expect(told).toEqual(Array.from({ length: 5 }, () => 'Write to support'));
});

const expired = buildChannel({
  title: 'Kite',
  status: 'invitation_sent',
  invitation_expires_at: '2026-01-07T10:00:00Z',
});
const channelsAnswer = (channel: typeof expired) => ({ 'GET api/channels': { channels: [channel] } });
const showOnPath = async (channel: typeof expired) =>
  show(await fileOf('HomeScreen'), 'Newcomer', { answers: channelsAnswer(channel) });

/** Screens that are reached by a press, or by a user that no story has. */
const further: readonly (readonly [feature: string, place: string, reach: () => Promise<StubPortal>])[] = [
  [
    'accounts',
    'a channel with an issue that has no description',
    async () =>
      show(await fileOf('ChannelsScreen'), 'Loaded', {
        answers: {
          'GET api/channels': {
            channels: [buildChannel({ status: 'rejected', issues: ['new'], chat_id: null })],
          },
        },
      }),
  ],
  [
    'accounts',
    'a channel that was not accepted, with its chat',
    async () =>
      show(await fileOf('ChannelsScreen'), 'Loaded', {
        answers: { 'GET api/channels': { channels: [buildChannel({ status: 'rejected', chat_id: 7 })] } },
      }),
  ],
  [
    'accounts',
    'a channel whose invitation has expired',
    async () => show(await fileOf('ChannelsScreen'), 'Loaded', { answers: channelsAnswer(expired) }),
  ],
  [
    'accounts',
    'an audit that is late',
    async () => {
      const audit = { status: 'in_progress', estimated_date: '2026-01-07T10:00:00Z' };
      return show(await fileOf('ChannelPage'), 'AuditDone', {
        answers: { 'GET api/channels/{platform}/{platform_guid}/audit': { audit } },
      });
    },
  ],
  ['home', 'the path with an invitation that has expired', async () => showOnPath(expired)],
  [
    'home',
    'the path with an answer that is late',
    async () =>
      showOnPath(buildChannel({ title: 'Kite', status: 'pending', status_since: '2026-01-05T10:00:00Z' })),
  ],
  [
    'moderation',
    'a review whose invitation has expired',
    async () => show(await fileOf('ModerationScreen'), 'Loaded', { answers: channelsAnswer(expired) }),
  ],
  [
    'help-center',
    'an article that did not help',
    async () => {
      const portal = await show(await fileOf('ArticleScreen'), 'Loaded');
      fireEvent.click(await screen.findByRole('button', { name: 'No' }));
      await settle(portal);
      return portal;
    },
  ],
  [
    'help-center',
    'an article, for a visitor',
    async () => show(await fileOf('HelpHomeScreen'), 'Loaded', { user: null }),
  ],
  [
    'home',
    'an account that is being closed, without a date',
    async () => show(await fileOf('HomeScreen'), 'Loaded', { user: buildUser({ deactivate_request: {} }) }),
  ],
  [
    'marketplace',
    'a question to which the assistant has no answer',
    async () => {
      const portal = await show(await fileOf('AssistantSheet'), 'Loaded', {
        answers: { 'POST api/ai-gateway/responses': { output: [] } },
      });
      await waitFor(() => expect(screen.getByText(/contact support/)).toBeTruthy()).catch(() => {});
      return portal;
    },
  ],
  [
    'marketplace',
    'a service, for a member of the program',
    async () => {
      const portal = await show(await fileOf('ProductScreen'), 'Loaded', {
        user: buildUser({ partner: buildPartner({ capabilities: { member: true } }) }),
        answers: {
          'POST api/ecosystem/products/{id}/members-only/support': { process: { chat_id: 31 } },
        },
      });
      await waitFor(() => expect(screen.getAllByRole('button', { name: 'Contact the team' })).toBeTruthy());
      return portal;
    },
  ],
  [
    'messenger',
    'the menu of a message',
    async () => {
      const portal = await show(await fileOf('MessageToolbar'), 'OfOurTeam');
      await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
      await screen.findByRole('menu');
      return portal;
    },
  ],
];

test('[CH-05] every text of every catalogue that sends its reader to our team is shown with the way there', async () => {
  const dead: string[] = [];
  for (const [feature, place, reach] of further) {
    dead.push(...(await lookAround(feature, place, await reach())));
    cleanup();
  }
  for (const [path, load] of Object.entries(files)) {
    const feature = /packages\/([^/]+)\//.exec(path)![1]!;
    if (!inPackages.includes(feature)) continue;
    const file = await load();
    for (const [name, story] of Object.entries(file)) {
      const isSkipped = name === 'default' || 'render' in story || /^(?:Loading|Typing|Ukrainian)/.test(name);
      if (isSkipped || !file.default.component) continue;
      const portal = await show(file, name);
      dead.push(...(await lookAround(feature, `${path.split('/').at(-1)} ${name}`, portal)));
      cleanup();
    }
  }
  expect(dead).toEqual([]);
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter((text) => !proven.has(text)).map(({ feature, text }) => `${feature}: ${text}`)).toEqual(
    [],
  );
}, 240_000);

test('the settings that we ship name the address of support for both brands', async () => {
  const { brands } = (await import('../../public/config.json')).default;
  expect(brands.default.supportEmail).toMatch(/@/);
  expect(brands.scalelab.supportEmail).toMatch(/@/);
});
