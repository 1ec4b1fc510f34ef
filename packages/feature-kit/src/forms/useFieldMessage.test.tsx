import type { Locale } from '@my-air/i18n';
import { expect, test } from 'vitest';

import { loadMessages } from '../locales/index.ts';
import { renderInPortal, stubPortal } from '../testing.ts';
import { rules, ruleMessage } from './ruleMessage.ts';
import { useFieldMessage } from './useFieldMessage.ts';

const values = { max: 150, min: 1000, types: '.pdf, image/*' };

function Messages({ label, max = 150 }: { label?: string; max?: number }) {
  const describe = useFieldMessage();
  return rules.map((rule) => <p key={rule}>{describe(ruleMessage(rule, { ...values, max }), label)}</p>);
}

async function messagesIn(locale: Locale, label?: string, max?: number): Promise<Record<string, string>> {
  const portal = stubPortal({ locale, loadMessages });
  await portal.ready;
  const element = <Messages {...(label && { label })} {...(max && { max })} />;
  const { container, unmount } = renderInPortal(element, { portal });
  const texts = [...container.querySelectorAll('p')].map((line) =>
    line.textContent.replaceAll('\u00A0', ' '),
  );
  unmount();
  return Object.fromEntries(rules.map((rule, index) => [rule, texts[index] ?? '']));
}

test('[VAL-05] [G-16] every rule has its own words in every language', async () => {
  const all = await Promise.all(
    (['en', 'uk', 'es', 'ru', 'pt'] as const).map((locale) => messagesIn(locale)),
  );
  for (const messages of all) {
    const texts = Object.values(messages);
    expect(new Set(texts).size).toBe(rules.length);
    for (const text of texts) expect(text).toMatch(/^\p{Lu}.{9,}/u);
  }
  for (const rule of rules) expect(new Set(all.map((messages) => messages[rule])).size).toBe(5);
});

test('[VAL-05] [G-16] a message names the field and the limits', async () => {
  const english = await messagesIn('en', 'Title');
  expect(english.required).toBe('Fill in “Title”');
  expect(english.max).toBe('Shorten “Title” to 150 characters');
  expect(english.upload_type).toContain('PDF and images');
  expect(english.upload_min_size).toContain('1 KB');
  expect((await messagesIn('uk', 'Назва')).required).toBe('Заповніть «Назва»');
  expect((await messagesIn('uk')).required).toBe('Заповніть це поле');
});

test('[VAL-05] limits are counted by the rules of the language', async () => {
  const counts = async (locale: Locale) =>
    (await Promise.all([1, 2, 5, 21].map((max) => messagesIn(locale, undefined, max)))).map(
      (messages) => messages.upload_count,
    );
  expect(await counts('en')).toEqual([
    'You can attach up to 1 file',
    'You can attach up to 2 files',
    'You can attach up to 5 files',
    'You can attach up to 21 files',
  ]);
  expect(await counts('uk')).toEqual([
    'Можна додати до 1 файлу',
    'Можна додати до 2 файлів',
    'Можна додати до 5 файлів',
    'Можна додати до 21 файлу',
  ]);
});

function Sentence({ message }: { message: string | undefined }) {
  return <p>{useFieldMessage()(message) ?? 'nothing'}</p>;
}

test.each([
  ['The title has already been taken.', 'The title has already been taken.'],
  ['validation.unknown_rule', 'validation.unknown_rule'],
  [undefined, 'nothing'],
])('[G-16] %j is shown as it is', (message, text) => {
  expect(renderInPortal(<Sentence message={message} />).getByText(text)).toBeDefined();
});
