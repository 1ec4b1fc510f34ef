import { canvasToPng } from '@my-air/ui-kit';

/** The texts and the figures of the picture of a week, in the user's language. */
export interface WeekDrawing {
  brand: string;
  title: string;
  /** The views, with their word: "12,340 views". */
  views: string;
  change: { text: string; direction: 'up' | 'down' | 'flat' } | undefined;
  best: string | undefined;
  values: readonly (number | null)[];
  /** The values of the week before; they are drawn where all are known. */
  before: readonly (number | null)[];
  /** The first and the last day. */
  from: string;
  to: string;
}

/** The size that messengers and social networks show whole, in pixels. */
const size = { width: 1200, height: 630 };
const margin = 64;
const inner = size.width - 2 * margin;
/** The edges of the curves. */
const plot = { top: 390, bottom: 540 };

/** Draws the picture of a week in the colours and letters of the brand and the scheme of the page. */
export async function drawWeek(week: WeekDrawing): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser cannot draw');
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(`--color-${name}`);
  const { fontFamily } = getComputedStyle(document.body);
  const heading = style.getPropertyValue('--font-weight-heading') || '600';
  const fontOf = (pixels: number, weight: string) => `${weight} ${pixels}px ${fontFamily}`;
  // A font has a file for each alphabet; one that this device lacks is replaced, as in the page.
  const texts = JSON.stringify(week);
  await Promise.allSettled([heading, '400'].map((weight) => document.fonts?.load(fontOf(32, weight), texts)));

  /** Writes a line, smaller where it is too long, and cut where it is still too long then. */
  function write(text: string, y: number, pixels: number, weight: string, name: string) {
    context!.font = fontOf(pixels, weight);
    const { width } = context!.measureText(text);
    const fitting = Math.max(pixels * 0.7, width > inner ? (pixels * inner) / width : pixels);
    context!.font = fontOf(fitting, weight);
    context!.fillStyle = color(name);
    context!.fillText(
      cut(text, (part) => context!.measureText(part).width <= inner),
      margin,
      y,
    );
  }

  context.fillStyle = color('raised');
  context.fillRect(0, 0, size.width, size.height);
  context.fillStyle = color('accent');
  context.fillRect(0, 0, size.width, 12);

  write(week.title, 96, 36, '400', 'muted');
  write(week.views, 208, 100, heading, 'text');
  if (week.change) {
    const tone = { up: 'positive-text', down: 'critical-text', flat: 'muted' }[week.change.direction];
    write(week.change.text, 268, 32, '400', tone);
  }
  if (week.best !== undefined) write(week.best, 320, 32, '400', 'text');

  const hasBefore = week.before.length === week.values.length && !week.before.includes(null);
  const highest = Math.max(1, ...[...week.values, ...(hasBefore ? week.before : [])].map(Number));
  const path = (values: readonly (number | null)[]) => {
    context.beginPath();
    for (const [place, value] of values.entries()) {
      const x = margin + (place * inner) / Math.max(1, values.length - 1);
      context.lineTo(x, plot.bottom - (Number(value) / highest) * (plot.bottom - plot.top));
    }
  };
  context.lineJoin = 'round';
  context.lineCap = 'round';
  if (hasBefore) {
    path(week.before);
    context.strokeStyle = color('chart-2');
    context.lineWidth = 4;
    context.setLineDash([14, 10]);
    context.stroke();
    context.setLineDash([]);
  }
  path(week.values);
  context.strokeStyle = color('chart-1');
  context.lineWidth = 6;
  context.stroke();
  context.lineTo(margin + inner, plot.bottom);
  context.lineTo(margin, plot.bottom);
  context.globalAlpha = 0.14;
  context.fillStyle = color('chart-1');
  context.fill();
  context.globalAlpha = 1;

  const below = size.height - 36;
  write(week.from, below, 26, '400', 'muted');
  context.textAlign = 'right';
  context.fillText(week.to, margin + inner, below);
  context.textAlign = 'center';
  context.font = fontOf(30, heading);
  context.fillStyle = color('accent-text');
  context.fillText(week.brand, size.width / 2, below);
  return canvasToPng(canvas);
}

/** The beginning of a text that fits, with an ellipsis where it is not whole. */
function cut(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
