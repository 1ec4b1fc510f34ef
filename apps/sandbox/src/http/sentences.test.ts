import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

import { testSandbox } from '#test/support/testSandbox.ts';
import { wireLocales } from '../content/wireLocales.ts';
import { HttpError, invalid } from './HttpError.ts';
import { afterSeconds, momentOf, say, sentenceKeys } from './sentences.ts';

const values = {
  platform: 'TikTok',
  count: 1000,
  name: 'field',
  types: '.pdf',
  file: 'a.exe',
  type: 'phone',
  first: 'One.',
  wait: afterSeconds(45),
  username: 'olena',
  moment: momentOf(new Date('2026-11-28T15:00:00Z')),
  language: 'tlh',
};
/** Fields are named in English alone. */
const leftOut = new Set(['name']);
const placesOf = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted();

test.each(sentenceKeys)('[ERR-07] the sentence "%s" is said in each language, with its values', (key) => {
  const told = say(key, values);
  expect(new Set(Object.values(told)).size).toBe(wireLocales.length);
  for (const sentence of Object.values(told)) expect(sentence).toMatch(/^[^{}]{6,}[^{}][.)]$/);
  const places = Object.values(say(key)).map((sentence) =>
    placesOf(sentence).filter((place) => !leftOut.has(place.slice(1, -1))),
  );
  expect(new Set(places.map(String)).size).toBe(1);
});

test('a wait has the plural of its language, and minutes where it is long', () => {
  expect(afterSeconds(1)).toEqual({
    en: 'in 1 second',
    ua: 'через 1 секунду',
    es: 'dentro de 1 segundo',
    ru: 'через 1 секунду',
    pt: 'em 1 segundo',
  });
  expect(afterSeconds(42).ua).toBe('через 42 секунди');
  expect(afterSeconds(45).ru).toBe('через 45 секунд');
  expect(afterSeconds(120).en).toBe('in 120 seconds');
  expect(afterSeconds(121).en).toBe('in 3 minutes');
  expect(afterSeconds(3600).ua).toBe('через 60 хвилин');
});

test('[ERR-07] every field of a form is told in the language of the reader', () => {
  const refusal = invalid({ email: [say('required', { name: 'email' })], channel: [say('platform')] });
  expect(refusal.bodyIn('ua')).toEqual({
    message: 'Заповніть це поле. (і ще 1 помилка)',
    errors: { email: ['Заповніть це поле.'], channel: ['Послуга не працює з платформою цього каналу.'] },
  });
  expect(new HttpError(409, say('video_changed'), { code: 'video_changed' }).bodyIn('pt')).toEqual({
    message: 'Enquanto isso, o vídeo mudou.',
    code: 'video_changed',
  });
});

test('[ERR-07] no area of the API says anything in English alone', async () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const found = new Set<string>();
  for await (const file of glob('**/*.ts', { cwd: folder })) {
    const source = await readFile(`${folder}/${file}`, 'utf8');
    if (!file.endsWith('.test.ts') && /\benglish\(/.test(source)) found.add(file.split('/', 1)[0]!);
  }
  // Texts for programs, and pages that have a language of their own.
  expect([...found].toSorted()).toEqual(['ai-gateway', 'http', 'identity', 'world']);
});

describe('[ERR-07] a refusal is told in the language of the browser', () => {
  const { as, visitor } = testSandbox('embedded', { fresh: 'once' });
  const languages = ['en', 'uk', 'es', 'ru', 'pt'] as const;
  const messageOf = (body: unknown) => (body as { message: string }).message;

  test('at a sign-in that was tried too often', async () => {
    const who = visitor();
    const credentials = { email: 'partner@my-air.test', password: 'wrong' };
    const guess = (language: string) =>
      who.write('POST', '/api/login', credentials, { 'accept-language': language });
    for (let count = 0; count < 5; count += 1) await guess('en');
    const told = [];
    for (const language of languages) {
      const { status, body } = await guess(language);
      expect(status).toBe(429);
      told.push(messageOf(body).replace(/\d+ [^\s.]+/, 'N'));
    }
    expect(told).toEqual([
      'Too many login attempts. Please try again in N.',
      'Забагато спроб входу. Спробуйте ще раз через N.',
      'Demasiados intentos de inicio de sesión. Inténtalo de nuevo dentro de N.',
      'Слишком много попыток входа. Попробуйте ещё раз через N.',
      'Muitas tentativas de acesso. Tente novamente em N.',
    ]);
  });

  test('at a profile that was added before', async () => {
    const who = await as('partner');
    const add = (language: string) =>
      who.write(
        'POST',
        '/api/channels/tiktok/add',
        { username: 'new.name' },
        { 'accept-language': language },
      );
    await add('en');
    const told = [];
    for (const language of languages) told.push(messageOf((await add(language)).body));
    expect(told).toEqual([
      'You have already added @new.name.',
      'Ви вже додали @new.name.',
      'Ya añadiste @new.name.',
      'Вы уже добавили @new.name.',
      'Você já adicionou @new.name.',
    ]);
  });

  test('at a chat without access', async () => {
    const who = await as('partner');
    const told = [];
    for (const language of languages) {
      const headers = { 'accept-language': language };
      const { status, body } = await who.open('/api/chats/999999/messages', { headers });
      expect(status).toBe(403);
      told.push(messageOf(body));
    }
    expect(told).toEqual([
      'You have no access to this chat.',
      'У вас немає доступу до цього чату.',
      'No tienes acceso a este chat.',
      'У вас нет доступа к этому чату.',
      'Você não tem acesso a este chat.',
    ]);
  });
});
