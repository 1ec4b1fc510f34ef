import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
// oxlint-disable-next-line my-air/no-fixed-wait -- a sandbox that does not end by itself is killed: the wait is a guard, and no test waits it out
import { setTimeout as wait } from 'node:timers/promises';

import { launchSandbox, type Launched } from './launchSandbox.ts';

/** A fault to arm in the sandbox; see its control room for what each field does. */
export interface Fault {
  endpoint: string;
  /** A row of the error catalogue by its name in the control room, instead of `status` and `body`. */
  preset?: string;
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  delayMs?: number;
  dropAnswer?: true;
  mutate?: number;
  times?: number;
}

/** The failures and pauses of translations; the control room says what each field does. */
export interface TranslationTrouble {
  pauseAfter?: number;
  failureRate?: number;
  batchSize?: number;
  revokeAfter?: number;
}

/** One request that the sandbox saw. */
export interface SeenRequest {
  method: string;
  path: string;
  status: number;
  headers: Record<string, string | undefined>;
}

export type Persona =
  | 'new'
  | 'partner'
  | 'ambassador'
  | 'rejected'
  | 'scalelab'
  | 'portuguese'
  | 'russian'
  | 'unverified'
  | 'twofactor'
  | 'staff'
  | 'manager';

export const password = 'correct horse battery';
export const emailOf = (persona: Persona): string => `${persona}@my-air.test`;

/** A running sandbox of one test worker, and its control room over HTTP. */
export class Sandbox {
  readonly #process: ChildProcess;
  readonly port: number;

  private constructor({ child, port }: Launched) {
    this.port = port;
    this.#process = child;
  }

  /** Starts a sandbox with the portal that is built in a folder, or with the usual one; `env` sets it up. */
  static async start(portalFolder?: string, env?: NodeJS.ProcessEnv): Promise<Sandbox> {
    return new Sandbox(await launchSandbox(portalFolder, env));
  }

  /** The portal and the API on its own origin. */
  get url(): string {
    return `http://localhost:${this.port}`;
  }
  get identityUrl(): string {
    return `http://localhost:${this.port + 1}`;
  }
  get worldUrl(): string {
    return `http://localhost:${this.port + 2}`;
  }
  /** The same API on another origin of the same site. */
  get apiUrl(): string {
    return `http://localhost:${this.port + 3}`;
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    const hasEnded = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await Promise.race([hasEnded, wait(3000)]);
    if (this.#process.exitCode === null) this.#process.kill('SIGKILL');
  }

  reset(): Promise<unknown> {
    return this.#call('POST', 'reset', {});
  }
  arm(fault: Fault): Promise<{ id: string | number }> {
    return this.#call('POST', 'faults', fault) as Promise<{ id: string | number }>;
  }
  disarm(): Promise<unknown> {
    return this.#call('DELETE', 'faults');
  }
  /** Moves the clock on; sessions age with it, unless they are kept. */
  advance(seconds: number, { keepSessions = false } = {}): Promise<unknown> {
    return this.#call('POST', 'clock', { advanceSeconds: seconds, keepSessions });
  }
  /** Makes translations fail or pause; without settings they work as usual again. */
  bendTranslations(trouble?: TranslationTrouble): Promise<unknown> {
    return trouble ? this.#call('POST', 'translations', trouble) : this.#call('DELETE', 'translations');
  }
  /** Makes the world rough, the same way for the same seed; a reset leaves it so. */
  roughen(seed: number): Promise<unknown> {
    return this.#call('POST', 'rough', { seed });
  }
  /** Ends what `roughen` began. */
  calm(): Promise<unknown> {
    return this.#call('DELETE', 'rough');
  }
  configure(overrides: object): Promise<unknown> {
    return this.#call('POST', 'config', overrides);
  }
  async log(): Promise<readonly SeenRequest[]> {
    const answer = (await this.#call('GET', 'log')) as { requests: SeenRequest[] } | SeenRequest[];
    return Array.isArray(answer) ? answer : answer.requests;
  }
  /** The browser's reports against the content security policy. */
  async policyReports(): Promise<readonly unknown[]> {
    return ((await this.#call('GET', 'csp-reports')) as { reports: unknown[] }).reports;
  }
  async mail(to: string): Promise<readonly { subject: string; text: string }[]> {
    const answer = (await this.#call('GET', `mail?to=${encodeURIComponent(to)}`)) as
      | { mails: { subject: string; text: string }[] }
      | { subject: string; text: string }[];
    return Array.isArray(answer) ? answer : answer.mails;
  }

  async #call(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${this.url}/sandbox/api/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} /sandbox/api/${path} answered ${answer.status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }
}
