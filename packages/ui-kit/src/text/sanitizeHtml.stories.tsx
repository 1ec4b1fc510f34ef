import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';

import { harmlessHtml } from '../testing/hostile/harmlessHtml.ts';
import { hostileHtml } from '../testing/hostile/hostileHtml.ts';
import { treacherousHtml } from '../testing/hostile/treacherousHtml.ts';
import { RichText } from './RichText.tsx';
import { safeUrl } from './safeUrl.ts';
import { allowedAttributes, allowedTags, createSanitizer } from './createSanitizer.ts';
import { sanitizeHtml } from './sanitizeHtml.ts';

const meta = {
  title: 'Kit/Content/RichText/Sanitizer',
  id: 'kit-richtext-sanitizer',
  component: RichText,
  args: { html: harmlessHtml.join('') },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A sanitizer is only as good as the parser below it, so the table is run in a browser. */
export const Hostile: Story = {
  play: async () => {
    const left = Object.fromEntries(hostileHtml.map(([name, html]) => [name, sanitized(html)]));
    await expect(left).toEqual(Object.fromEntries(hostileHtml.map(([name, , expected]) => [name, expected])));
  },
};

/**
 * The texts that parsers disagree about: nothing dangerous may be left, not even when the result is
 * serialized and parsed again.
 */
export const Treacherous: Story = {
  play: async () => {
    const texts = [...treacherousHtml, ...hostileHtml];
    const dangers = texts.flatMap(([name, html]) => [
      ...dangersIn(sanitizeHtml(html)).map((danger) => `${name}: ${danger}`),
      ...dangersIn(parsed(sanitized(html))).map((danger) => `${name}, parsed again: ${danger}`),
    ]);
    await expect(dangers).toEqual([]);
  },
};

/** The same texts as part of a page: none of them runs code. */
export const Inert: Story = {
  play: async ({ canvasElement }) => {
    const alerts = spyOn(window, 'alert').mockImplementation(() => undefined);
    const place = document.createElement('div');
    canvasElement.append(place);
    for (const [, html] of [...treacherousHtml, ...hostileHtml]) place.append(sanitizeHtml(html));
    for (const element of place.querySelectorAll<HTMLElement>('*')) {
      // A link would leave the page, as it should.
      if (!element.closest('a')) element.click();
      element.focus();
    }
    // oxlint-disable-next-line my-air/no-fixed-wait -- proves that nothing is called when a load fails
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(alerts).not.toHaveBeenCalled();
    place.remove();
  },
};

/** A page that demands Trusted Types lets only the sanitizer parse. */
export const UnderTrustedTypes: Story = {
  play: async ({ canvasElement }) => {
    const strict = await openStrictPage(
      canvasElement,
      "require-trusted-types-for 'script'; trusted-types dompurify my-air",
    );
    await expect(() => new strict.DOMParser().parseFromString('<b>a</b>', 'text/html')).toThrow();
    const place = document.createElement('div');
    place.append(createSanitizer(strict)('<b onclick="alert(1)">a</b><script>alert(1)</script>'));
    await expect(place.innerHTML).toBe('<b>a</b>');
  },
};

/**
 * Everything that a strict policy would refuse is gone before the browser could report it: the console stays
 * silent.
 */
export const UnderStrictPolicy: Story = {
  play: async ({ canvasElement }) => {
    const strict = await openStrictPage(
      canvasElement,
      "default-src 'none'; script-src 'none'; style-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types dompurify my-air",
    );
    const reported: string[] = [];
    let current = '';
    strict.document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      reported.push(`${current}: ${effectiveDirective}`),
    );
    const sanitize = createSanitizer(strict);
    for (const [name, html] of [
      ...hostileHtml,
      ...treacherousHtml,
      ['the whole', wholeOf(hostileHtml)] as const,
    ]) {
      current = name;
      sanitize(html);
      // Reports are sent as tasks.
      await new Promise((resolve) => setTimeout(resolve));
    }
    await expect(reported).toEqual([]);
    // The listener would have been called.
    const called = new Promise((resolve) =>
      strict.document.addEventListener('securitypolicyviolation', resolve),
    );
    strict.document.createElement('p').setAttribute('style', 'color: red');
    await called;
  },
};

const wholeOf = (table: typeof hostileHtml) => table.map(([, html]) => html).join('');

async function openStrictPage(place: HTMLElement, policy: string): Promise<Window & typeof globalThis> {
  const frame = document.createElement('iframe');
  frame.title = 'A strict page';
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  place.append(frame);
  await isLoaded;
  return frame.contentWindow as Window & typeof globalThis;
}

export const Harmless: Story = {
  play: async () => {
    await expect(harmlessHtml.map(sanitized)).toEqual(harmlessHtml);
  },
};

function sanitized(html: string): string {
  const place = document.createElement('div');
  place.append(sanitizeHtml(html));
  return place.innerHTML;
}

function parsed(html: string): DocumentFragment {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const fragment = document.createDocumentFragment();
  fragment.append(...body.childNodes);
  return fragment;
}

/** The parts of a tree that formatted text may not have. */
function dangersIn(tree: DocumentFragment): string[] {
  return [...tree.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    const isKnown = element instanceof HTMLElement && allowedTags.includes(tag);
    return [
      ...(isKnown ? [] : [`<${tag}>`]),
      ...[...element.attributes].flatMap(({ name, value }) => dangerOf(tag, name, value)),
    ];
  });
}

function dangerOf(tag: string, name: string, value: string): string[] {
  const isAddress = name === 'href' || name === 'src';
  const isAllowed =
    allowedAttributes.includes(name) &&
    (!isAddress || safeUrl(value) !== undefined) &&
    (!name.startsWith('data-') || tag === 'span');
  return isAllowed ? [] : [`<${tag} ${name}="${value}">`];
}
