import type { Locator, Page } from '@playwright/test';

import { expect, type Hand, type Persona, type Sandbox } from '@my-air/e2e';

/** The conditions of a scenario: its page, its input device, on a phone or not. */
export interface Way {
  page: Page;
  hand: Hand;
  isPhone: boolean;
  sandbox: Sandbox;
  signIn: (persona: Persona) => Promise<void>;
  /** Errors and warnings of the console that belong to this scenario. */
  expectedConsole: RegExp[];
}

/** The steps of a user from a wish to its end, over several screens. */
export interface Scenario {
  /** Begins with the numbers of the requirements. */
  title: string;
  run: (way: Way) => Promise<void>;
}

/** The heading of the screen. */
export const title = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });

/** A channel of the list of channels: a card, and where there are many a row. */
export const channelOf = (page: Page, name: string | RegExp): Locator =>
  page
    .getByRole('article', { name })
    .or(page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) }));

/**
 * Waits until the page is at an address, also of another server. It polls the address, as `page.waitForURL`
 * fails in a Firefox that is driven over WebDriver BiDi: the driver reports each redirect on the way as a
 * navigation that was given up.
 */
export const arriveAt = (page: Page, isThere: (address: URL) => boolean): Promise<void> =>
  expect(page).toHaveURL(isThere);

/** Goes to a place by the navigation that this width shows. */
export async function goTo({ page, hand, isPhone }: Way, name: RegExp): Promise<void> {
  const navigation = page.getByRole('navigation', { name: /^(?:Main navigation|Головна навігація)/ });
  await expect(navigation.filter({ visible: true }).first()).toBeVisible();
  const link = navigation.getByRole('link', { name }).filter({ visible: true }).first();
  if (isPhone && !(await link.isVisible())) {
    await hand.press(page.getByRole('button', { name: /^(?:More|Ще)$/ }).filter({ visible: true }));
    return hand.press(page.getByRole('dialog').getByRole('link', { name }).first());
  }
  await hand.press(link);
}
