import type { Direction } from './localTranslation.ts';

const cyrillicToLatin = pairs(
  'а a б b в v г h ґ g д d е e є ie ж zh з z и y і i ї i й i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ь ’ ю iu я ia ы y э e ё e ъ ’',
);
const latinToCyrillic = pairs(
  'a а b б c ц d д e е f ф g г h х i і j й k к l л m м n н o о p п q к r р s с t т u у v в w в x кс y и z з',
);
const latinToLatin = pairs('a á c ç e é i í n ñ o ó u ú y ý');
const toRussian = pairs('і и ї и є е ґ г и ы');
const toUkrainian = pairs('ы и э е ё е и і');

const cyrillic = new Set(['uk', 'ru', 'bg', 'sr', 'kk', 'be']);
const unchanged = new Set(['ar', 'he', 'hi', 'ja', 'ko', 'th', 'zh-CN', 'zh-TW', 'fa', 'bn']);

/** Changes the letters of a text as its direction asks; everything that is no letter stays. */
export function mapLetters(text: string, { source, target }: Direction): string {
  if (unchanged.has(target)) return text;
  const map = mapFor(cyrillic.has(source), cyrillic.has(target), target);
  return text.replaceAll(/\p{L}/gu, (letter) => {
    const small = letter.toLowerCase();
    const mapped = map.get(small);
    if (mapped === undefined) return letter;
    return letter === small ? mapped : mapped[0]!.toUpperCase() + mapped.slice(1);
  });
}

function mapFor(isFromCyrillic: boolean, isToCyrillic: boolean, target: string) {
  if (isFromCyrillic) {
    if (!isToCyrillic) return cyrillicToLatin;
    return target === 'ru' ? toRussian : toUkrainian;
  }
  return isToCyrillic ? latinToCyrillic : latinToLatin;
}

function pairs(list: string): ReadonlyMap<string, string> {
  const entries = list.split(' ');
  return new Map(
    Array.from({ length: entries.length / 2 }, (_, place) => [entries[place * 2]!, entries[place * 2 + 1]!]),
  );
}
