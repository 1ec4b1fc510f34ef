/**
 * The settings that stories are tested in, each in one run of the runner. `textSize` is that of the browser in pixels:
 * unlike `zoom`, which is that of the page, media queries follow it.
 * @typedef {{ name: string, globals: Record<string, unknown>, forcedColors?: boolean, textSize?: number }} Setting
 */

const at = (viewport) => ({ viewport: { value: viewport, isRotated: false } });

/** The setting of every story; in it alone a story is shown in both brands and both schemes. @type {Setting} */
export const ordinary = { name: 'ordinary', globals: {} };

/**
 * The settings of `STORIES=screens`: each pair of brand, scheme, size of text and width, and every language; `pseudo` has
 * the longest texts.
 * @type {Setting[]}
 */
const screenSettings = [
  { name: 'phone, text at 200 %, pseudo', globals: { ...at('phone'), zoom: '200', locale: 'pseudo' } },
  {
    name: 'phone, scalelab, dark, uk',
    globals: { ...at('phone'), brand: 'scalelab', scheme: 'dark', locale: 'uk' },
  },
  { name: 'tablet, dark, es', globals: { ...at('sm'), scheme: 'dark', locale: 'es' } },
  {
    name: 'tablet, scalelab, text at 200 %, ru',
    globals: { ...at('sm'), brand: 'scalelab', zoom: '200', locale: 'ru' },
  },
  {
    name: 'desktop, dark, text at 200 %, pt',
    globals: { ...at('lg'), scheme: 'dark', zoom: '200', locale: 'pt' },
  },
  {
    name: 'desktop, scalelab, the browser has text of 24px, ru',
    globals: { ...at('lg'), brand: 'scalelab', locale: 'ru' },
    textSize: 24,
  },
  {
    name: 'wide, right to left, compact',
    globals: { ...at('xl'), direction: 'rtl', density: 'compact' },
  },
  {
    name: 'wide, scalelab, dark, text at 200 %',
    globals: { ...at('xl'), brand: 'scalelab', scheme: 'dark', zoom: '200' },
  },
];

/** The settings of `STORIES=parts`. @type {Setting[]} */
const partSettings = [
  {
    name: 'phone, scalelab, dark, text at 200 %, pseudo',
    globals: { ...at('phone'), brand: 'scalelab', scheme: 'dark', zoom: '200', locale: 'pseudo' },
  },
  {
    name: 'wide, right to left, compact, forced colours',
    globals: { ...at('xl'), direction: 'rtl', density: 'compact' },
    forcedColors: true,
  },
];

/** The sets of settings by their names, each with the files whose stories it is for. */
export const settingsOf = {
  screens: { files: '*Screen.stories.tsx', settings: screenSettings },
  parts: { files: '!(*Screen).stories.tsx', settings: partSettings },
};
