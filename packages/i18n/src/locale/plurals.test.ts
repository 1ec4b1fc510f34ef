import { expect, test } from 'vitest';

import { createLocaleStore } from './createLocaleStore.ts';
import type { Locale } from './locales.ts';

const videos: Record<Exclude<Locale, 'pseudo'>, string> = {
  en: '{count, plural, one {# video} other {# videos}}',
  uk: '{count, plural, one {# ролик} few {# ролики} many {# роликів} other {# ролика}}',
  ru: '{count, plural, one {# ролик} few {# ролика} many {# роликов} other {# ролика}}',
  es: '{count, plural, one {# video} many {# de videos} other {# videos}}',
  pt: '{count, plural, one {# vídeo} many {# de vídeos} other {# vídeos}}',
};

async function count(locale: Exclude<Locale, 'pseudo'>, counts: readonly number[]): Promise<string[]> {
  const store = createLocaleStore({ initial: locale });
  await store.add(() => Promise.resolve({ videos: videos[locale] }));
  return counts.map((value) => store.i18n._('videos', { count: value }).replaceAll('\u00A0', ' '));
}

test('[I18N-01] Ukrainian counts 1, 2, 5, 21 and fractions by its own rules', async () => {
  expect(await count('uk', [0, 1, 2, 5, 11, 21, 22, 1.5])).toEqual([
    '0 роликів',
    '1 ролик',
    '2 ролики',
    '5 роликів',
    '11 роликів',
    '21 ролик',
    '22 ролики',
    '1,5 ролика',
  ]);
});

test('[I18N-01] Russian counts 1, 2, 5, 21 and fractions by its own rules', async () => {
  expect(await count('ru', [0, 1, 2, 5, 11, 21, 22, 1.5])).toEqual([
    '0 роликов',
    '1 ролик',
    '2 ролика',
    '5 роликов',
    '11 роликов',
    '21 ролик',
    '22 ролика',
    '1,5 ролика',
  ]);
});

test('[I18N-01] English, Spanish and Portuguese count by theirs', async () => {
  expect(await count('en', [0, 1, 2, 21])).toEqual(['0 videos', '1 video', '2 videos', '21 videos']);
  expect(await count('es', [1, 2, 1_000_000])).toEqual(['1 video', '2 videos', '1.000.000 de videos']);
  expect(await count('pt', [0, 1, 2, 1_000_000])).toEqual([
    '0 vídeo',
    '1 vídeo',
    '2 vídeos',
    '1.000.000 de vídeos',
  ]);
});
