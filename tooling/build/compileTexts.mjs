import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createCompilationErrorMessage, createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { textFaults } from './textFaults.mjs';

// `i18n:compile` of every package: compares its catalogues with the texts in its code, and compiles them.
const config = getConfig();
const { locales, sourceLocale, fallbackLocales, pseudoLocale } = config;
const catalogs = await getCatalogs(config);

const faults = await textFaults(config, catalogs);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  console.error('Run the script i18n:extract of this package, and write every empty msgstr.');
  process.exit(1);
}

for (const catalog of catalogs) {
  for (const locale of locales) {
    const { messages } = await catalog.getTranslations(locale, { fallbackLocales, sourceLocale });
    const pseudo = pseudoLocale.find((each) => each.locale === locale);
    const { source, errors } = createCompiledCatalog(locale, messages, {
      namespace: 'ts',
      pseudoLocale: pseudo?.locale,
      pseudoLocaleOptions: pseudo?.options,
    });
    if (errors.length > 0) {
      console.error(createCompilationErrorMessage(locale, errors));
      process.exitCode = 1;
    }
    await writeFile(catalog.getFilename(locale).replace(/\.po$/, '.ts'), source);
  }
  // One import for each language, so that only the chosen one is fetched.
  const imports = locales.map((locale) => `  ${locale}: () => import('./${locale}.ts'),\n`).join('');
  await writeFile(
    join(dirname(catalog.getFilename(sourceLocale)), 'index.ts'),
    `import type { LoadMessages } from '@my-air/i18n';\n\nconst catalogues = {\n${imports}};\n\n/** Loads the texts of the package in one language. */\nexport const loadMessages: LoadMessages = async (locale) => (await catalogues[locale]()).messages;\n`,
  );
}
