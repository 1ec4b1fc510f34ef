import type { RunningSandbox } from '../../src/startSandbox.ts';

/** The answer to a call. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined when it is empty or no JSON. */
  readonly body: unknown;
}

/** A browser of its own, as far as cookies go; hosts share them over all their ports. */
export class Visitor {
  readonly #cookies = new Map<string, string>();
  readonly #sandbox: Pick<RunningSandbox, 'url'>;

  constructor(sandbox: Pick<RunningSandbox, 'url'>) {
    this.#sandbox = sandbox;
  }

  /** Another browser with the cookies of this one, as they are now. */
  copy(): Visitor {
    const other = new Visitor(this.#sandbox);
    for (const [name, value] of this.#cookies) other.#cookies.set(name, value);
    return other;
  }

  /** Opens an address, or a path on the portal's origin, without following redirects. */
  async open(address: string, init: RequestInit = {}): Promise<Answered> {
    const url = new URL(address, this.#sandbox.url);
    const headers = new Headers(init.headers);
    headers.set('cookie', this.cookie());
    const response = await fetch(url, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parsed(text) };
  }

  /** The body at an address, in the language of the browser if one is named. @throws unless the response has status 200 */
  async read<Body>(address: string, language?: string): Promise<Body> {
    const headers = language === undefined ? {} : { 'accept-language': language };
    const { status, text, body } = await this.open(address, { headers });
    if (status !== 200) throw new Error(`${address} responded with ${status}: ${text}`);
    return body as Body;
  }

  /** The session's token, fetched when there is none yet. */
  async token(): Promise<string> {
    if (!this.#cookies.has('XSRF-TOKEN')) await this.open('/sanctum/csrf-cookie');
    return this.#cookies.get('XSRF-TOKEN') ?? '';
  }

  /** The cookies as a browser would send them, for clients that bring none of their own. */
  cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Makes a writing call, with the session's token where one is asked for. */
  async write(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answered> {
    const needsToken = !path.startsWith('/sandbox/');
    return this.open(path, {
      method,
      headers: {
        'x-xsrf-token': needsToken ? await this.token() : '',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** Moves the clock of the sandbox on, and the sessions with it. */
  async pass(advanceSeconds: number): Promise<void> {
    const { status } = await this.write('POST', '/sandbox/api/clock', { advanceSeconds, keepSessions: true });
    if (status !== 200) throw new Error(`The clock is not moved: ${status}`);
  }

  /** Sends a form as a page would. */
  submit(address: string, fields: Readonly<Record<string, string>>): Promise<Answered> {
    return this.open(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: new URL(address, this.#sandbox.url).origin },
    });
  }

  /** Signs in by the control room. */
  async signIn(persona: string): Promise<this> {
    const answer = await this.write('POST', '/sandbox/api/session', { persona });
    if (answer.status !== 200) throw new Error(`${persona} cannot sign in: ${answer.text}`);
    return this;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    const isOver = attributes.some((attribute) => /expires=thu, 01 jan 1970/i.test(attribute));
    if (isOver) this.#cookies.delete(name);
    else this.#cookies.set(name, decodeURIComponent(pair.slice(at + 1)));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
