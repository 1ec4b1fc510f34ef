import { each, round, type Motif } from './Brush.ts';

/** Two pictures side by side, the votes for each, and the viewers in front of them. */
export const drawViewers: Motif = ({ width, height, step, colour, chance }) => {
  const share = step === 0 ? 0.5 : 0.25 + chance(step) * 0.5;
  const card = (side: number) => {
    const x = 44 + side * 288;
    const turn = side * 150;
    return `<rect x="${x}" y="36" width="264" height="150" rx="14" fill="${colour(0.8, 0.13, turn)}"/><circle cx="${x + 190}" cy="88" r="26" fill="${colour(0.94, 0.08, turn + 40)}"/><path d="M${x} 172 l70 -70 50 48 34 -30 110 58 v-6 a14 14 0 0 1 -14 14 h-236 a14 14 0 0 1 -14 -14z" fill="${colour(0.52, 0.14, turn)}"/>`;
  };
  const bar = (width - 88) * share;
  const votes = `<rect x="44" y="206" width="${width - 88}" height="16" rx="8" fill="${colour(0.8, 0.13, 150)}"/><rect x="44" y="206" width="${round(bar)}" height="16" rx="8" fill="#fff"/>`;
  const crowd = each(9 + step, (place) => {
    const x = 34 + (place * (width - 68)) / (8 + step);
    const y = height - 42 - chance(place + 11) * 30;
    const fill = colour(0.24 + chance(place + 2) * 0.1, 0.07, 30);
    return `<g fill="${fill}"><circle cx="${round(x)}" cy="${round(y)}" r="24"/><path d="M${round(x - 40)} ${height} a40 46 0 0 1 80 0z"/></g>`;
  });
  return card(0) + card(1) + votes + crowd;
};
