/** The tools of a motif: the size of the picture, the colours of its game, and its random numbers. */
export interface Brush {
  readonly width: number;
  readonly height: number;
  /** Whether it is the cover; otherwise how far the round has come, from 1 to 3. */
  readonly step: number;
  /** A colour of the game: its lightness and chroma, and how far it is from the game's own hue in degrees. */
  readonly colour: (light: number, chroma: number, turn?: number) => string;
  /** A number from 0 to 1, the same each time for the same place. */
  readonly chance: (place: number) => number;
}

/** Draws what a kind of game looks like, as SVG over the picture's ground. */
export type Motif = (brush: Brush) => string;

/** A length with one decimal. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** The pictures of several places, one after the other. */
export const each = (count: number, draw: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => draw(place)).join('');
