/** The sizes of our banners in pixels, as the places ask for them that they are made for. */
export const bannerSizes = {
  wide: { width: 1200, height: 300 },
  post: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
} as const;

export type BannerSize = keyof typeof bannerSizes;

export interface BannerContent {
  sentence: string;
  link: string;
  /** The colour behind white text. */
  ground: string;
}

/** The width of a letter in sizes of its font: that of wide letters, since fonts differ and nothing may be cut. */
const letterWidth = 0.62;

/** The largest size of a sentence's font, in pixels, for each size of banner. */
const largest: Record<BannerSize, number> = { wide: 56, post: 112, story: 120 };

/** A banner of our own as an SVG picture: one sentence and the link below it, both within its margins. */
export function bannerSvg(size: BannerSize, { sentence, link, ground }: BannerContent): string {
  const { width, height } = bannerSizes[size];
  const margin = Math.round(Math.min(width, height) * 0.12) + 24;
  const room = width - 2 * margin;
  const linkLargest = fitting(room, link.length);
  let font = Math.min(largest[size], fitting(room, longestWord(sentence)));
  let laid = layOut(sentence, room, font, linkLargest);
  while (laid.height > height * 0.84 && font > 12) {
    font *= 0.9;
    laid = layOut(sentence, room, font, linkLargest);
  }
  const { lines, linkFont, lineHeight } = laid;
  const top = (height - laid.height) / 2 + font * 0.9;

  const words = lines
    .map((line, place) => text(line, { x: margin, y: top + place * lineHeight, font, weight: 700 }))
    .join('');
  const address = text(link, {
    x: margin,
    y: top + (lines.length - 1) * lineHeight + linkFont * 2.2,
    font: linkFont,
    weight: 400,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${circles(width, height)}${words}${address}</svg>`;
}

/** The lines of a sentence in a font, and how tall they are together with the link below them. */
function layOut(sentence: string, room: number, font: number, linkLargest: number) {
  const lines = wrapWords(sentence, Math.floor(room / (font * letterWidth)));
  const lineHeight = font * 1.2;
  const linkFont = Math.min(font * 0.5, linkLargest);
  return { lines, lineHeight, linkFont, height: lines.length * lineHeight + linkFont * 1.8 };
}

function longestWord(sentence: string): number {
  return Math.max(...sentence.split(/\s+/).map((word) => word.length), 1);
}

/** The largest font in which a number of letters fits into a room in pixels. */
function fitting(room: number, letters: number): number {
  return Math.floor(room / (letters * letterWidth));
}

function text(words: string, { x, y, font, weight }: Record<'x' | 'y' | 'font' | 'weight', number>): string {
  return `<text x="${x}" y="${Math.round(y)}" fill="#fff" font-family="system-ui, sans-serif" font-size="${Math.floor(font)}" font-weight="${weight}">${escapeXml(words)}</text>`;
}

function circles(width: number, height: number): string {
  const unit = Math.min(width, height);
  const circle = (x: number, y: number, radius: number, opacity: number) =>
    `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}" fill="#fff" opacity="${opacity}"/>`;
  return (
    circle(width * 0.95, height * 0.1, unit * 0.4, 0.06) + circle(width * 0.88, height, unit * 0.3, 0.08)
  );
}

function escapeXml(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * Breaks a text between its words into lines of at most `mostCharacters`; a longer word has a line of its
 * own.
 */
export function wrapWords(text: string, mostCharacters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= mostCharacters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
