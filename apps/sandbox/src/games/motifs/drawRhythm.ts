import { each, round, type Motif } from './Brush.ts';

/** Four lanes with notes that come towards a line, over the wave of the sound. */
export const drawRhythm: Motif = ({ width, height, step, colour, chance }) => {
  const line = 150;
  const lanes = each(4, (lane) => {
    const y = 64 + lane * 54;
    return `<rect x="0" y="${y - 2}" width="${width}" height="4" fill="#fff" fill-opacity=".22"/>`;
  });
  const notes = each(4 + step * 3, (place) => {
    const lane = Math.floor(chance(place + step * 5) * 4);
    const x = line + 30 + ((place + chance(place)) * (width - line - 60)) / (4 + step * 3);
    const fill = colour(0.8, 0.16, lane * 55);
    return `<circle cx="${round(x)}" cy="${64 + lane * 54}" r="20" fill="${fill}"/><circle cx="${round(x)}" cy="${64 + lane * 54}" r="9" fill="#fff"/>`;
  });
  const targets = each(4, (lane) => {
    const isHit = step > 0 && chance(lane + step) > 0.5;
    return `<circle cx="${line}" cy="${64 + lane * 54}" r="24" fill="${isHit ? '#fff' : 'none'}" stroke="#fff" stroke-width="5"/>`;
  });
  const wave = each(40, (place) => {
    const size = 12 + chance(place + step * 3) * 70;
    return `<rect x="${place * 16 + 4}" y="${round(height - size)}" width="9" height="${round(size)}" rx="4" fill="${colour(0.7, 0.12, 30)}" fill-opacity=".55"/>`;
  });
  return `${wave}${lanes}<rect x="${line - 3}" y="24" width="6" height="242" rx="3" fill="#fff"/>${notes}${targets}`;
};
