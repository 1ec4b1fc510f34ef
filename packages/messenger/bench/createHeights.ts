/** The heights of rows and their distances from the start, found and changed in a few steps (a Fenwick tree). */
export interface Heights {
  total: () => number;
  /** The distance of a row from the start. */
  before: (place: number) => number;
  /** The row at this distance. */
  placeAt: (distance: number) => number;
  set: (place: number, height: number) => void;
  /** One more row, as tall as expected. */
  grow: () => void;
}

export function createHeights(room: number, guess: number, count = 0): Heights {
  const heights = new Float64Array(room);
  const sums = new Float64Array(room + 1);
  let length = 0;

  function add(place: number, more: number) {
    for (let at = place + 1; at <= room; at += at & -at) sums[at]! += more;
  }

  function before(place: number) {
    let sum = 0;
    for (let at = place; at > 0; at -= at & -at) sum += sums[at]!;
    return sum;
  }

  function grow() {
    heights[length] = guess;
    add(length, guess);
    length += 1;
  }
  for (let place = 0; place < count; place += 1) grow();

  return {
    total: () => before(length),
    before,
    grow,
    placeAt(distance) {
      let place = 0;
      let left = distance;
      for (let step = 2 ** Math.floor(Math.log2(Math.max(1, room))); step > 0; step /= 2) {
        if (place + step > room || sums[place + step]! > left) continue;
        place += step;
        left -= sums[place]!;
      }
      return Math.min(place, Math.max(0, length - 1));
    },
    set(place, height) {
      add(place, height - heights[place]!);
      heights[place] = height;
    },
  };
}
