import type { Page } from '@playwright/test';

const plain = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The texts that the server has sent to a page, by users and our team, in their own languages. */
export class Served {
  readonly #texts = new Set<string>();

  /** Listens from now on. */
  constructor(page: Page) {
    page.on('response', (answer) => {
      if (!answer.headers()['content-type']?.includes('application/json')) return;
      // A page that is left drops its answers, and shows nothing of them.
      answer.json().then(
        (body: unknown) => this.#collect(body),
        () => {},
      );
    });
  }

  /** Whether the server sent a text, as a whole or as a part of a longer one. */
  has(text: string): boolean {
    if (this.#texts.has(text)) return true;
    // A short text is part of some long one by chance.
    if (!text.includes(' ')) return false;
    return [...this.#texts].some((sent) => sent.includes(text.replace(/…$/, '')));
  }

  #collect(value: unknown): void {
    if (typeof value === 'string') this.#texts.add(plain(value));
    else if (typeof value === 'object' && value !== null)
      Object.values(value).forEach((part) => this.#collect(part));
  }
}
