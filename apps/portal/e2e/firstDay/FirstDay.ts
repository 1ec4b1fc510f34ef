import {
  comeToRest,
  expect,
  expectAccessible,
  linksOf,
  patternOf,
  type Persona,
  type Sandbox,
  signInThroughProvider,
  test,
  textsOf,
} from '@my-air/e2e';
import type { Locator, Page } from '@playwright/test';

import { Catalogue } from './Catalogue.ts';
import { Served } from './Served.ts';

export interface FirstDayOptions {
  page: Page;
  sandbox: Sandbox;
  isPhone: boolean;
}

/** The titles of error pages and of screens that are closed to a user, in English. */
const deadEnds = [
  'Page not found',
  'You do not have access to this page',
  'You do not have access to this yet',
  'Something went wrong',
  'Something went wrong on our end',
  'This page has been open too long',
];

/** The screens of the finances are another app: their addresses hand the user over to it. */
const leavesPortal = /^\/finances/;

/** A walk from sign-in to wherever the screens lead, with its findings. */
export class FirstDay {
  readonly #page: Page;
  readonly #options: FirstDayOptions;
  readonly #served: Served;
  #catalogue!: Catalogue;
  #isTranslated = false;
  /** The addresses still to open, by their patterns. */
  readonly #waiting = new Map<string, string>();
  /** The patterns of the addresses that were opened. */
  readonly visited = new Set<string>();
  /** The buttons that were pressed, by the pattern of their screen. */
  readonly pressed: string[] = [];

  constructor(options: FirstDayOptions) {
    this.#page = options.page;
    this.#options = options;
    this.#served = new Served(options.page);
  }

  /** Signs in and goes through the greetings of a new user. */
  async begin(persona: Persona, language: string): Promise<void> {
    this.#catalogue = await Catalogue.read(language);
    this.#isTranslated = language !== 'en';
    // By the provider's pages, since the language of an account comes with the sign-in.
    await signInThroughProvider(this.#page, persona);
    await expect(this.#page).toHaveURL(`${this.#options.sandbox.url}/home`);
    await expect(this.#page.locator('html')).toHaveAttribute('lang', language);
    await this.#leaveGreetings();
  }

  /** Opens every entry of the navigation by pressing it, then whatever is linked, until no new pattern is left. */
  async walk(): Promise<void> {
    await comeToRest(this.#page);
    const entries = await this.#readNavigation();
    expect(entries.length, 'the navigation has entries').toBeGreaterThan(3);
    for (const entry of entries) {
      await this.#openEntry(entry);
      await this.#look(entry);
    }
    for (;;) {
      const next = this.#waiting.entries().next().value;
      if (!next) return;
      this.#waiting.delete(next[0]);
      if (this.visited.has(next[0])) continue;
      await this.#page.goto(next[1]);
      await this.#look(next[1]);
    }
  }

  get #dialog(): Locator {
    return this.#page
      .locator('[role="dialog"], [role="alertdialog"], dialog[open]')
      .filter({ visible: true })
      .last();
  }

  get #more(): Locator {
    return this.#page.locator('nav button[aria-haspopup="dialog"]').filter({ visible: true });
  }

  /** Whether the user has been greeted: the server requires no dialog and no tour any more. */
  async #isGreeted(): Promise<boolean> {
    const answer = await this.#page.request.get(`${this.#options.sandbox.url}/api/user`);
    const { user } = (await answer.json()) as {
      user: { preference?: { intro_tour?: boolean }; partner?: { pending_modals?: { name: string }[] } };
    };
    const pending = user.partner?.pending_modals?.filter(({ name }) => name !== 'connect_youtube') ?? [];
    return pending.length === 0 && !user.preference?.intro_tour;
  }

  /** Reads each dialog that greets a new user, and takes its way on, or leaves a form unfilled. */
  async #leaveGreetings(): Promise<void> {
    const read = new Set<string>();
    await expect(async () => {
      const dialog = this.#dialog;
      // A greeting may lead to the platform, which asks for access and leads back.
      if (new URL(this.#page.url()).origin !== this.#options.sandbox.url)
        await this.#page.getByRole('button', { name: 'Allow' }).click({ timeout: 5_000 });
      if ((await dialog.count()) > 0) {
        const heading = await dialog.getByRole('heading').first().innerText({ timeout: 2_000 });
        if (!read.has(heading)) await this.#expectReadable(`the greeting “${heading}”`);
        read.add(heading);
        const wayOn = dialog.locator('button[data-variant="primary"]:enabled').last();
        const isForm = (await dialog.locator('input, select, textarea').count()) > 0;
        if (!isForm && (await wayOn.isVisible())) await wayOn.click({ timeout: 2_000 });
        else await this.#page.keyboard.press('Escape');
      }
      expect(await this.#isGreeted(), 'all that greets has been gone through').toBe(true);
      expect(await this.#dialog.count()).toBe(0);
    }).toPass({ timeout: 60_000 });
  }

  async #readNavigation(): Promise<string[]> {
    const entries = await linksOf(this.#page, 'nav');
    if (!this.#options.isPhone) return entries;
    await this.#more.click();
    await expect(this.#dialog.getByRole('link').first()).toBeVisible();
    await this.#expectReadable('the rest of the navigation');
    const rest = await linksOf(this.#page, 'dialog');
    await this.#page.keyboard.press('Escape');
    await expect(this.#dialog).toHaveCount(0);
    return [...new Set([...entries, ...rest])];
  }

  /** Presses an entry, and waits until the title of another screen is there: the address changes before the screen. */
  async #openEntry(entry: string): Promise<void> {
    const title = this.#page.locator('h1:visible').first();
    const [before, isThere] = [await title.innerText(), this.#page.url().endsWith(entry)];
    await this.#pressEntry(entry);
    if (isThere) return;
    const hasLeft = async () =>
      !this.#page.url().startsWith(this.#options.sandbox.url) || (await title.innerText()) !== before;
    await expect(async () => expect(await hasLeft(), `${entry} opens`).toBe(true)).toPass();
  }

  async #pressEntry(entry: string): Promise<void> {
    const link = (within: string) =>
      this.#page.locator(`${within} a[href="${entry}"]`).filter({ visible: true }).first();
    if (await link('nav').isVisible()) return link('nav').click();
    await this.#more.click();
    return link('[role="dialog"]').click();
  }

  /**
   * Checks the screen that is open: it is whole and has a way on, and its offers are tried or kept for later.
   */
  async #look(address: string): Promise<void> {
    const pattern = patternOf(address);
    this.visited.add(pattern);
    await test.step(pattern, async () => {
      const { url } = this.#options.sandbox;
      if (leavesPortal.test(pattern)) {
        await expect(this.#page).toHaveURL((now) => now.origin !== url);
        return void (await this.#page.goto('/home'));
      }
      await comeToRest(this.#page);
      // Where an address leads on to another one, that one is checked.
      this.visited.add(patternOf(this.#page.url()));
      await expect(this.#page.locator('h1:visible'), `one title at ${address}`).toHaveCount(1);
      const title = await this.#page.locator('h1:visible').innerText();
      expect(
        deadEnds.map((text) => this.#catalogue.translate(text)),
        `${address} is a dead end`,
      ).not.toContain(title);
      const ways = this.#page
        .locator('main')
        .locator('a[href], button:enabled, input, textarea')
        .filter({ visible: true });
      expect(await ways.count(), `a way on at ${address}`).toBeGreaterThan(0);
      await this.#expectReadable(address);
      for (const link of await linksOf(this.#page, 'main')) {
        if (!this.visited.has(patternOf(link)) && !this.#waiting.has(patternOf(link)))
          this.#waiting.set(patternOf(link), link);
      }
      // A dialog that the address opens is part of the screen.
      if ((await this.#dialog.count()) > 0) await this.#leaveDialog(address);
      await this.#pressNextSteps(pattern);
    });
  }

  /** Presses each primary button that is not a link: it has an effect, and its dialog can be closed. */
  async #pressNextSteps(pattern: string): Promise<void> {
    const start = this.#page.url();
    const steps = this.#page
      .locator('main button[data-variant="primary"][type="button"]:enabled:not([aria-disabled="true"])')
      .filter({ visible: true });
    const names = [...new Set(await steps.allInnerTexts())];
    for (const name of names) {
      const step = steps.filter({ hasText: name }).first();
      if (!(await step.isVisible())) continue;
      const before = await this.#page.locator('body').innerText();
      await step.click();
      this.pressed.push(`${pattern}: ${name}`);
      await expect
        .poll(
          async () => this.#page.url() !== start || (await this.#page.locator('body').innerText()) !== before,
          `something comes of “${name}” at ${pattern}`,
        )
        .toBe(true);
      if ((await this.#dialog.count()) > 0) await this.#leaveDialog(name, step);
      if (this.#page.url() === start) continue;
      if (this.#page.url().startsWith(this.#options.sandbox.url)) {
        const led = this.#page.url().slice(this.#options.sandbox.url.length);
        if (!this.visited.has(patternOf(led))) this.#waiting.set(patternOf(led), led);
      }
      await this.#page.goto(start);
      await comeToRest(this.#page);
    }
  }

  async #leaveDialog(name: string, opener?: Locator): Promise<void> {
    const dialog = this.#dialog;
    await expect(dialog, `the dialog of “${name}” has a name`).toHaveAccessibleName(/\S/);
    await expect(dialog.getByRole('button').first(), `a way to close the dialog of “${name}”`).toBeVisible();
    await expect(dialog.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
    await this.#expectReadable(`the dialog of “${name}”`);
    await this.#page.keyboard.press('Escape');
    await expect(this.#dialog, `Escape closes the dialog of “${name}”`).toHaveCount(0);
    if (opener) await expect(opener, `the focus is back at “${name}”`).toBeFocused();
  }

  /** Fails where axe finds anything, or a text is English in another language. */
  async #expectReadable(place: string): Promise<void> {
    if (this.#isTranslated) {
      const findEnglish = async () =>
        (await textsOf(this.#page)).filter(
          (text) => this.#catalogue.isEnglish(text) && !this.#served.has(text),
        );
      await expect.poll(findEnglish, { message: `English words at ${place}`, timeout: 5_000 }).toEqual([]);
    }
    await test.step(`axe at ${place}`, () => expectAccessible(this.#page));
  }
}
