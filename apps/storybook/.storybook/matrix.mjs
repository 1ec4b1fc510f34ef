/**
 * The settings that stories are tested in. Each is one run of the runner; in each, a story is mounted once
 * and then shown in both brands and both schemes.
 * @typedef {{ name: string, globals: Record<string, unknown>, speaks?: boolean, forcedColors?: boolean }} Variant
 */

/** The setting of `npm test`. @type {Variant} */
export const ordinary = { name: 'ordinary', globals: {} };

const phone = { viewport: { value: 'phone', isRotated: false } };

/**
 * The settings of `npm run check`: every language, direction, width and text size. `speaks` marks those that
 * differ only in texts: the kit has none of its own, so its stories are left out.
 * @type {Variant[]}
 */
export const fullMatrix = [
  ordinary,
  { name: 'phone', globals: phone },
  { name: 'tablet', globals: { viewport: { value: 'sm', isRotated: false } } },
  { name: 'wide', globals: { viewport: { value: 'xl', isRotated: false } } },
  { name: 'right to left', globals: { direction: 'rtl' } },
  { name: 'right to left, phone', globals: { direction: 'rtl', ...phone } },
  { name: 'text at 200 %', globals: { zoom: '200' } },
  { name: 'forced colours', globals: {}, forcedColors: true },
  { name: 'compact', globals: { density: 'compact' } },
  ...['uk', 'es', 'ru', 'pt', 'pseudo'].map((locale) => ({
    name: `${locale}, phone`,
    globals: { locale, ...phone },
    speaks: true,
  })),
];

/**
 * The settings of `STORIES_MATRIX=texts`: text at 200 % on a phone, in every language, where `checkTexts.ts`
 * measures that nothing is cut and nothing overlaps.
 * @type {Variant[]}
 */
export const textMatrix = [
  { name: 'phone, text at 200 %', globals: { zoom: '200', ...phone } },
  ...['uk', 'es', 'ru', 'pt', 'pseudo'].map((locale) => ({
    name: `${locale}, phone, text at 200 %`,
    globals: { locale, zoom: '200', ...phone },
    speaks: true,
  })),
];
