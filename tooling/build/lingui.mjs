import { defineConfig } from '@lingui/conf';

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
    format: filesWithoutLines,
  });

/** Lingui's own files, with the files in which a text is and without its lines: a moved line would touch six catalogues. */
const filesWithoutLines = {
  catalogExtension: '.po',
  templateExtension: '.pot',
  parse: async (_, { filename, locale, sourceLocale }) =>
    (await ownFormat(sourceLocale)).read(filename, locale),
  serialize: async (catalog, { filename, locale, sourceLocale, existing }) =>
    (await ownFormat(sourceLocale)).serialize(filename, withoutLines(catalog), locale, existing),
};

/** The format of Lingui; with its command it is loaded only where files are read or written. */
async function ownFormat(sourceLocale) {
  const { getFormat } = await import('@lingui/cli/api');
  return getFormat(undefined, sourceLocale);
}

const withoutLines = (catalog) =>
  Object.fromEntries(
    Object.entries(catalog).map(([id, message]) => {
      const files = new Set((message.origin ?? []).map(([file]) => file));
      return [id, { ...message, origin: [...files].map((file) => [file]) }];
    }),
  );
