import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// oxlint-disable-next-line my-air/no-fixed-wait -- a page that crashes answers nothing, so there is no condition to wait for
import { setTimeout as wait } from 'node:timers/promises';

import {
  chromium,
  chromiumArgs,
  findChromium,
  type BrowserContext,
  type Page,
  type Sandbox,
} from '@my-air/e2e';

/**
 * The end of a page: closed by its user, its process killed in the middle of something, or with the whole
 * browser.
 */
export type Ending = 'close' | 'crash' | 'quit';

/** A user with a browser of their own, whose profile outlives it, and up to three tabs of one messenger. */
export class Person {
  readonly #sandbox: Sandbox;
  readonly #profile: string;
  #context: BrowserContext;
  #tabs: Page[] = [];

  private constructor(sandbox: Sandbox, profile: string, context: BrowserContext) {
    this.#sandbox = sandbox;
    this.#profile = profile;
    this.#context = context;
  }

  static async arrive(sandbox: Sandbox): Promise<Person> {
    const profile = await mkdtemp(join(tmpdir(), 'my-air-outbox-'));
    return new Person(sandbox, profile, await launch(profile));
  }

  get tabs(): readonly Page[] {
    return this.#tabs;
  }

  async leave(): Promise<void> {
    await this.#context.close();
    await rm(this.#profile, { recursive: true, force: true });
  }

  async signIn(): Promise<void> {
    await this.#context.request.post(`${this.#sandbox.url}/sandbox/api/session`, {
      data: { persona: 'ambassador' },
    });
  }

  /** Ends the session without the tabs, which find out by a 401. */
  async signOutElsewhere(): Promise<void> {
    await this.#context.request.delete(`${this.#sandbox.url}/sandbox/api/session`);
  }

  setOnline(isOnline: boolean): Promise<void> {
    return this.#context.setOffline(!isOnline);
  }

  async open(path: string): Promise<Page> {
    const tab = await this.#context.newPage();
    this.#tabs.push(tab);
    // Without a connection or a session something else than the messenger comes; then there is nothing to write in.
    await tab.goto(this.#sandbox.url + path, { waitUntil: 'domcontentloaded' }).catch(() => {});
    return tab;
  }

  /** Ends a tab, or all with their browser, without asking the page. */
  async end(tab: Page, ending: Ending): Promise<void> {
    if (ending === 'quit') {
      this.#tabs = [];
      await this.#context.close();
      this.#context = await launch(this.#profile);
      await this.signIn();
      return;
    }
    this.#tabs = this.#tabs.filter((other) => other !== tab);
    if (ending === 'crash') {
      const devtools = await this.#context.newCDPSession(tab);
      // It is not answered: its receiver has crashed.
      await Promise.race([devtools.send('Page.crash').catch(() => {}), wait(500)]);
    }
    await tab.close();
  }

  /** Reads as the user, past the browser's pages. */
  async read(path: string): Promise<unknown> {
    const answer = await this.#context.request.get(`${this.#sandbox.url}/${path}`);
    if (!answer.ok()) throw new Error(`GET ${path} answered ${answer.status()}`);
    return answer.json();
  }
}

async function launch(profile: string): Promise<BrowserContext> {
  const { path } = await findChromium();
  return chromium.launchPersistentContext(profile, {
    ...(path && { executablePath: path }),
    args: [...chromiumArgs],
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
  });
}
