import type { Locale } from '../locale/locales.ts';

// The keys of a keyboard in reading order: the letters that each layout has on them.
const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillic = {
  ru: 'ёйцукенгшщзхъфывапролджэячсмитьбю',
  uk: "'йцукенгшщзхїфівапролджєячсмитьбю",
} as const;

/**
 * A text as it would be if the keyboard had had its other layout: Latin keys that were meant to be Cyrillic, and the
 * other way round. Undefined where nothing tells that: only readers of Russian and Ukrainian have both.
 */
export function retypeText(text: string, locale: Locale): string | undefined {
  if (locale !== 'ru' && locale !== 'uk') return undefined;
  const typed = text.toLowerCase();
  const letters = cyrillic[locale];
  const isCyrillic = /\p{Script=Cyrillic}/u.test(typed);
  if (isCyrillic === /[a-z]/.test(typed)) return undefined;
  const [from, to] = isCyrillic ? [letters, latin] : [latin, letters];
  return Array.from(typed, (letter) => to[from.indexOf(letter)] ?? letter).join('');
}
