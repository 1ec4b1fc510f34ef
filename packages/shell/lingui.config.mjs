import { linguiConfig } from '@my-air/build/lingui';

const { catalogs = [], ...config } = linguiConfig();
const [own] = catalogs;
const palette = '<rootDir>/src/palette';

/** The palette's texts come with the palette: no screen waits for them. */
export default {
  ...config,
  catalogs: [
    { ...own, exclude: [...(own?.exclude ?? []), `${palette}/**`] },
    { ...own, path: '<rootDir>/src/locales/palette/{locale}', include: [palette] },
  ],
};
