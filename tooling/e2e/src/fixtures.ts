import { join } from 'node:path';

import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

import { keepAnnouncements } from './announcements.ts';
import { createTextCheck, readMessageIds, watchTexts } from './brokenTexts.ts';
import { dismissPendingModals } from './dismissPendingModals.ts';
import { emailOf, password, Sandbox, type Persona } from './Sandbox.ts';

interface Fixtures {
  /** Signs the browser in as a persona, past the identity provider. */
  signIn: (persona: Persona) => Promise<void>;
  /** Messages that this test expects in the console; any other error or warning fails it. */
  expectedConsole: RegExp[];
  /**
   * Whether the dialogs that the server requires stay pending. Otherwise they are dismissed before a page is
   * opened: a dialog that comes between two actions of a test takes the press or the key that was meant for
   * the screen.
   */
  keepsPendingModals: boolean;
}

interface WorkerFixtures {
  sandbox: Sandbox;
  /** Runs in each page of a test, and complains in its console about texts that only a fault puts there. */
  textWatch: string;
}

/**
 * Messages that are no complaint of the portal: Chromium reports every failed request, and the tests check those that matter
 * themselves; Playwright reports the worker that the settings of these tests block.
 */
const isOfBrowser = /^Failed to load resource|^Service Worker registration blocked by Playwright$/;
const usualPortal = join(import.meta.dirname, '../../../apps/portal/dist');

/** A test with a sandbox of its own worker, reset before it, and a console that stays silent. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  textWatch: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, provide) => {
      const ids = JSON.stringify(readMessageIds(process.env.PORTAL_DIST ?? usualPortal));
      await provide(`(${String(watchTexts)})((${String(createTextCheck)})(${ids}))`);
    },
    { scope: 'worker' },
  ],
  sandbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, provide) => {
      const sandbox = await Sandbox.start();
      await provide(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ sandbox }, provide) => {
    await sandbox.reset();
    await provide(sandbox.url);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
  expectedConsole: async ({}, provide) => provide([]),
  keepsPendingModals: [false, { option: true }],
  page: async ({ page, textWatch, expectedConsole }, provide) => {
    await page.addInitScript(textWatch);
    await keepAnnouncements(page.context());
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isOfBrowser.test(message.text()))
        complaints.push(message.text());
    });
    // Every test waits for the content that it checks, never for pictures and fonts.
    const goto = page.goto.bind(page);
    page.goto = async (address, options) => {
      const answer = await goto(address, { waitUntil: 'domcontentloaded', ...options });
      if (!options?.waitUntil) await page.locator('#root > .mark').waitFor({ state: 'detached' });
      return answer;
    };
    await provide(page);
    const unexpected = complaints.filter((text) => !expectedConsole.some((pattern) => pattern.test(text)));
    expect(unexpected, 'the console stays silent').toEqual([]);
  },
  signIn: async ({ page, sandbox, keepsPendingModals }, provide) => {
    await provide(async (persona) => {
      const answer = await page.request.post(`${sandbox.url}/sandbox/api/session`, { data: { persona } });
      expect(answer.ok(), `${persona} can be signed in`).toBe(true);
      if (!keepsPendingModals) await dismissPendingModals(page.request);
    });
  },
});

/** Signs in as a user would: through the identity provider's own pages. */
export async function signInThroughProvider(page: Page, persona: Persona): Promise<void> {
  await page.goto('/login');
  const portal = new URL(page.url()).origin;
  await page
    .getByRole('main')
    .getByRole('button', { name: /My AIR ID|continue|sign in with/i })
    .first()
    .click();
  // The portal has such fields too, and stays until the provider's page is loaded.
  await page.waitForURL(({ origin }) => origin !== portal, { waitUntil: 'domcontentloaded' });
  await page.getByLabel(/e-?mail/i).fill(emailOf(persona));
  await page
    .getByLabel(/password/i)
    .first()
    .fill(password);
  await page.getByRole('button', { name: /sign in|log in|continue/i }).click();
}

/** Presses a button of a dialog whenever it opens. */
async function answerWith(page: Page, dialog: Locator, name: string): Promise<void> {
  const press = async () => {
    // Also where a dialog that opened at the same moment hides it from screen readers.
    const button = dialog.getByRole('button', { name, includeHidden: true });
    // The dialog may go with the page, or be covered by another one: it is checked again whether it is still
    // there.
    await button.click({ timeout: 5_000 }).catch(() => {});
  };
  await page.addLocatorHandler(dialog, press, { noWaitAfter: true });
}

/**
 * Closes the dialogs that the server requires whenever they open; for a sign-in through the provider's pages.
 */
export async function closePendingModals(page: Page): Promise<void> {
  await answerWith(page, page.getByRole('dialog', { name: 'How can we reach you?' }), 'Not now');
  await answerWith(page, page.getByRole('dialog', { name: 'Choose AI prompts' }), 'Not now');
}

/** Leaves the welcome of a new user: a visit has one greeting. */
export async function leaveWelcome(page: Page): Promise<void> {
  const welcome = page.getByRole('dialog', { name: /^Welcome to/ });
  await welcome.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Leaves all greetings of a new user, each at a visit of its own: the welcome, the question of the server, the tour. */
export async function leaveGreetings(page: Page): Promise<void> {
  await leaveWelcome(page);
  await page.reload();
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
  await page.reload();
  await page.locator('[data-tour-step]').getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Waits for all transitions and animations but those without an end, and notes whether another one begins after them. */
async function untilMotionEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = () =>
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    do {
      // A dialog is drawn in one frame and begins to fade in with the next.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    } while (isMoving());
    delete document.documentElement.dataset.moved;
    const note = () => (document.documentElement.dataset.moved = '');
    for (const type of ['transitionrun', 'animationstart'])
      document.addEventListener(type, note, { capture: true, once: true });
  });
}

/**
 * Fails when axe finds any violation of WCAG 2.2 AA on the page at rest. Text that is fading in has a contrast
 * of its own in each frame: a page in which a message has arrived meanwhile is looked at again.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const analyze = () =>
    new AxeBuilder({ page })
      // In the page itself: no second page is opened to sum up what its frames say, of which no screen has any.
      .setLegacyMode()
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      // Focus guards are hidden from readers and take the focus for an instant, on purpose.
      .exclude('[data-base-ui-focus-guard]')
      .analyze();
  const hasMoved = () => page.evaluate(() => document.documentElement.dataset.moved !== undefined);
  let violations;
  do {
    await untilMotionEnds(page);
    ({ violations } = await analyze());
  } while (violations.length > 0 && (await hasMoved()));
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join('; ')}`),
  ).toEqual([]);
}

export { expect };
