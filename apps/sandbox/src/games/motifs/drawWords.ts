import { each, round, type Motif } from './Brush.ts';

const letters = 'AEIORSTLNM';

/** Speech bubbles with lines that are being written, over a row of letter tiles. */
export const drawWords: Motif = ({ width, height, step, colour, chance }) => {
  const bubbles = each(step === 0 ? 2 : step + 1, (place) => {
    const isRight = place % 2 === 1;
    const wide = 250 + chance(place + 4) * 90;
    const x = isRight ? width - 40 - wide : 40;
    const y = 24 + place * (step === 0 ? 104 : 56);
    const high = step === 0 ? 88 : 48;
    const tail = isRight ? x + wide - 44 : x + 24;
    const fill = colour(0.93, 0.05, place * 60);
    const ink = colour(0.4, 0.12, place * 60);
    const line = (row: number) =>
      `<rect x="${round(x + 20)}" y="${round(y + 14 + row * 26)}" width="${round((wide - 40) * (0.5 + chance(place + row) * 0.5))}" height="12" rx="6" fill="${ink}"/>`;
    return `<path d="M${round(tail)} ${y + high - 2} h24 l-4 22z" fill="${fill}"/><rect x="${round(x)}" y="${y}" width="${round(wide)}" height="${high}" rx="20" fill="${fill}"/>${each(step === 0 ? 3 : 1, line)}`;
  });
  const tiles = each(7, (place) => {
    const x = 62 + place * 76;
    const y = height - 92 + (place < step * 2 ? -10 : 0);
    const letter = letters[Math.floor(chance(place + 9) * letters.length)] ?? 'A';
    return `<rect x="${x}" y="${y}" width="62" height="66" rx="10" fill="${colour(0.85, 0.12, 40)}"/><text x="${x + 31}" y="${y + 48}" font-family="sans-serif" font-size="42" font-weight="700" text-anchor="middle" fill="${colour(0.3, 0.1)}">${letter}</text>`;
  });
  return bubbles + tiles;
};
