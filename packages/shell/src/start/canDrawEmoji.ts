const size = 16;

/** Whether this machine has a font that draws emoji in colour; some have none and would show boxes. */
export function canDrawEmoji(): boolean {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: size, height: size });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  // Without a canvas there is no test: emoji are assumed to be drawn.
  if (!context) return true;
  context.textBaseline = 'top';
  context.font = `${size}px sans-serif`;
  context.fillText('😀', 0, 0);
  const { data } = context.getImageData(0, 0, size, size);
  // A box is black; a face is not.
  for (let at = 0; at < data.length; at += 4) if (data[at] !== data[at + 2]) return true;
  return false;
}
