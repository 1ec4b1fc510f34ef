import { each, round, type Motif } from './Brush.ts';

/** A board of pieces that interlock, fuller with each screenshot, and the piece that comes next. */
export const drawPuzzle: Motif = ({ width, height, step, colour, chance }) => {
  const [columns, rows, size] = step === 0 ? [4, 3, 84] : [6, 4, 66];
  const left = (width - columns * size) / 2;
  const top = (height - rows * size) / 2;
  const free = step === 0 ? 0.2 : 0.75 - step * 0.2;
  const piece = (x: number, y: number, place: number) => {
    const knob = size / 6;
    const fill = colour(0.62 + chance(place) * 0.22, 0.15, Math.floor(chance(place + 7) * 4) * 40);
    const isIn = chance(place + 3) > free;
    const body = `<rect x="${round(x + 2)}" y="${round(y + 2)}" width="${size - 4}" height="${size - 4}" rx="6"`;
    if (!isIn) return `${body} fill="none" stroke="#fff" stroke-opacity=".35" stroke-dasharray="6 6"/>`;
    return `<g fill="${fill}">${body}/><circle cx="${round(x + size / 2)}" cy="${round(y + 2)}" r="${round(knob)}"/><circle cx="${round(x + size - 2)}" cy="${round(y + size / 2)}" r="${round(knob)}"/></g>`;
  };
  const board = each(columns * rows, (place) =>
    piece(left + (place % columns) * size, top + Math.floor(place / columns) * size, place),
  );
  return `<rect x="${round(left - 16)}" y="${round(top - 16)}" width="${columns * size + 32}" height="${rows * size + 32}" rx="18" fill="#000" fill-opacity=".28"/>${board}`;
};
