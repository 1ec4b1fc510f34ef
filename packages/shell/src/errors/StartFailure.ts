import { fromWire, inLocale } from '@my-air/i18n';

import { failureTexts, retryText } from './startFailureTexts.ts';

/** The portal cannot start: its settings could not be loaded, or are wrong. */
export class StartFailure extends Error {
  override name = 'StartFailure';
  readonly kind: 'unreachable' | 'invalid';
  /** One line for each fault, with its field. */
  readonly details: readonly string[];

  constructor(kind: StartFailure['kind'], details: readonly string[], cause?: unknown) {
    super(`@my-air/shell: config.json is ${kind}: ${details.join('; ')}`, { cause });
    this.kind = kind;
    this.details = details;
  }
}

/**
 * Shows the page of last resort: that the portal cannot go on, the reason, and a button to try again. Made without React,
 * which may be what failed.
 */
export function showStartFailure(error: unknown, id?: string): void {
  const isOfStart = error instanceof StartFailure;
  const { title, text } = failureTexts[isOfStart ? error.kind : 'broken'];
  const details = isOfStart ? error.details : [id].filter((line) => line !== undefined);
  const language = fromWire(document.documentElement.lang);
  const page = document.createElement('section');
  page.id = 'last-resort';
  page.setAttribute('role', 'alert');
  const add = (name: string, words: string, parent: Element = page) => {
    const element = parent.appendChild(document.createElement(name));
    element.textContent = words;
    return element;
  };
  add('h1', inLocale(title, language));
  add('p', inLocale(text, language));
  const list = add('ul', '');
  for (const line of details) add('li', line, list);
  add('button', inLocale(retryText, language)).addEventListener('click', () => location.reload());
  document.getElementById('root')?.replaceChildren();
  document.getElementById('last-resort')?.remove();
  document.body.append(page);
}
