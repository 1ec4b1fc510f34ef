/** The answer to a request. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined where it is empty or no JSON. */
  readonly body: unknown;
  /** How long it took to its end, in milliseconds. */
  readonly took: number;
}

/** How requests name themselves, so that the backend's logs tell them from those of users. */
const userAgent = 'my-air-conformance';

/** A browser without a page: cookies, the origin of a portal, one request at a time. */
export class Browser {
  readonly #cookies = new Map<string, string>();
  /** The `Set-Cookie` lines as they came, by the names of the cookies. */
  readonly setCookies = new Map<string, string>();
  /** The last answer, for what the client of the portal does not tell. */
  last: Answer | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  readonly #origin: string;
  readonly #patience: number;

  /**
   * @param origin the origin of the portal
   * @param patience how long an answer may take, in milliseconds
   */
  constructor(origin: string, patience: number) {
    this.#origin = origin;
    this.#patience = patience;
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  /** Takes the cookies of a `Cookie` header, such as those of a signed-in user. */
  takeCookies(header: string): void {
    for (const pair of header.split(';')) this.#keep(pair.trim());
  }

  /** `fetch` with the cookies of this browser; the next request waits for the end of this one. */
  readonly fetch: typeof globalThis.fetch = (input, init) => {
    const answer = this.#turn.then(() => this.#send(new Request(input, init)));
    this.#turn = answer.catch(() => {});
    return answer;
  };

  /** Sends a request as it is, and follows no redirect. */
  async send(address: URL | string, init: RequestInit = {}): Promise<Answer> {
    const response = await this.fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(this.#patience),
      ...init,
    });
    await response.body?.cancel();
    return this.last!;
  }

  async #send(request: Request): Promise<Response> {
    this.last = undefined;
    const headers = new Headers(request.headers);
    headers.set('user-agent', userAgent);
    headers.set('origin', this.#origin);
    const cookies = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookies !== '') headers.set('cookie', cookies);
    const begun = performance.now();
    const response = await fetch(new Request(request, { headers }));
    for (const line of response.headers.getSetCookie()) {
      this.#keep(line.split(';')[0]!);
      this.setCookies.set(line.slice(0, line.indexOf('=')), line);
    }
    const text = await response.text();
    const took = performance.now() - begun;
    this.last = { status: response.status, headers: response.headers, text, body: parse(text), took };
    const { status, statusText } = response;
    const isEmpty = [101, 204, 205, 304].includes(status);
    return new Response(isEmpty ? null : text, { status, statusText, headers: response.headers });
  }

  #keep(pair: string): void {
    const at = pair.indexOf('=');
    if (at > 0) this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
