const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letters of the first two words of a name, whatever script or emoji it begins with. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map(firstLetter).join('').toUpperCase();
}

function firstLetter(word: string): string {
  const [first] = graphemes.segment(word.replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}]+/u, ''));
  return first?.segment ?? '';
}
