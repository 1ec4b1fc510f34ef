import { renderStory } from '@my-air/feature-kit/testing';
import type { Locale } from '@my-air/i18n';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { loadMessages } from '../locales/index.ts';
import { buildArticle } from '../testing/buildHelp.ts';
import meta, { Loaded } from './PublicArticleScreen.stories.tsx';
import { descriptionOf } from './PublicArticleScreen.tsx';

const canonical = () => document.head.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]');
const description = () => document.head.querySelector('meta[name="description"]')?.getAttribute('content');

describe('[HELP-03] the head of a public article', () => {
  beforeEach(() => {
    const written = document.createElement('meta');
    written.name = 'description';
    written.content = 'The portal.';
    // As a server writes it.
    const link = document.createElement('link');
    link.rel = 'canonical';
    link.href = '/help/7';
    document.head.append(written, link);
  });
  afterEach(() => document.head.replaceChildren());

  async function show(args: { id: string; language?: string }, locale: Locale = 'en', wire = 'en') {
    const answers = { 'GET api/help/articles/{id}': { article: buildArticle({ locale: wire }) } };
    const story = { ...Loaded, args, parameters: { portal: { loadMessages, user: null, locale, answers } } };
    const view = renderStory(meta, story);
    await screen.findByRole('heading', { level: 1, name: 'Add a YouTube channel' });
    return view;
  }

  test('has one canonical address and a description of its own while it is shown', async () => {
    const { unmount } = await show({ id: '1' });
    expect([...canonical()].map(({ href }) => new URL(href).pathname)).toEqual(['/help/1']);
    expect(description()).toBe('What you need beforehand, and the four steps.');
    unmount();
    expect(canonical()).toHaveLength(0);
    expect(description()).toBe('The portal.');
  });

  test.each([
    ['uk', 'ua', '/help/1/uk'],
    ['es', 'en', '/help/1'],
  ] as const)(
    'names the language of the address, if the text is in it: %s, written in %s',
    async (locale, wire, path) => {
      await show({ id: '1', language: locale }, locale, wire);
      expect(new URL(canonical()[0]!.href).pathname).toBe(path);
    },
  );
});

test('[HELP-03] an article is described in words alone, and no longer than is shown', () => {
  const text = descriptionOf(buildArticle({ description_html: `<b>A</b> &amp; ${'word '.repeat(60)}` }));
  expect(text).toMatch(/^A & word/);
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text.endsWith('…')).toBe(true);
  expect(descriptionOf(buildArticle({ description_html: null }))).toBe('Add a YouTube channel');
});
