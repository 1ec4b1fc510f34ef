import { babelExtractor } from '@lingui/cli/api/extractors/babel';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Reads the texts of the modules that import Lingui: to parse all others too takes twice the time. */
const extractor = {
  ...babelExtractor,
  extract: async (file, code, ...rest) => {
    if (code.includes('@lingui/')) await babelExtractor.extract(file, code, ...rest);
  },
};

/** Catalogues of one package: source English, four translations, and a pseudo-locale that makes untranslated text visible. */
export const linguiConfig = () =>
  defineConfig({
    sourceLocale: 'en',
    locales: ['en', 'uk', 'es', 'ru', 'pt', 'pseudo'],
    pseudoLocale: 'pseudo',
    fallbackLocales: { pseudo: 'en' },
    catalogs: [
      {
        path: '<rootDir>/src/locales/{locale}',
        include: ['<rootDir>/src'],
        exclude: ['**/*.test.*', '**/*.stories.*', '**/testing/**'],
      },
    ],
    compileNamespace: 'ts',
    orderBy: 'messageId',
    extractors: [extractor],
    // A line that moves would change six catalogues.
    format: formatter({ lineNumbers: false }),
  });
