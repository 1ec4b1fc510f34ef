import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

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
    // A line that moves would change six catalogues.
    format: formatter({ lineNumbers: false }),
  });
