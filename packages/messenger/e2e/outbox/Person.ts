import { readFile, rm, mkdtemp } from 'node:fs/promises';
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

/** How a page ends: closed by its user, its process killed in the middle of something, or the whole browser. */
export type Ending = 'close' | 'crash' | 'kill';

/** A user with a browser of their own, whose profile outlives it, and their tabs of the messenger. */
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
    const person = new Person(sandbox, profile, await launch(profile));
    await person.#signIn();
    return person;
  }

  get tabs(): readonly Page[] {
    return this.#tabs;
  }

  async leave(): Promise<void> {
    await this.#context.close();
    await rm(this.#profile, { recursive: true, force: true });
  }

  async open(path: string): Promise<Page> {
    const tab = await this.#context.newPage();
    this.#tabs.push(tab);
    await tab.goto(this.#sandbox.url + path, { waitUntil: 'domcontentloaded' });
    return tab;
  }

  /** Ends a tab, or all with their browser, without asking the page. */
  async end(tab: Page, ending: Ending): Promise<void> {
    if (ending === 'kill') {
      this.#tabs = [];
      const isOver = this.#context.waitForEvent('close', { timeout: 10_000 });
      await crashBrowser(this.#profile);
      await isOver;
      this.#context = await launch(this.#profile);
      await this.#signIn();
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

  async #signIn(): Promise<void> {
    await this.#context.request.post(`${this.#sandbox.url}/sandbox/api/session`, {
      data: { persona: 'ambassador' },
    });
  }
}

/** Ends the process of a browser at once, as a power cut does to it. */
async function crashBrowser(profile: string): Promise<void> {
  const [port, path] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => socket.send(JSON.stringify({ id: 1, method: 'Browser.crash' })));
    socket.addEventListener('close', () => resolve());
    socket.addEventListener('error', () => reject(new Error('The browser does not listen')));
  });
}

async function launch(profile: string): Promise<BrowserContext> {
  const { path } = await findChromium();
  return chromium.launchPersistentContext(profile, {
    ...(path && { executablePath: path }),
    args: [...chromiumArgs, '--remote-debugging-port=0'],
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
  });
}
