import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { keyOf, knownTranslations } from './knownTranslations.mjs';

// `i18n:extract` of every package: brings its catalogues up to date with its code, and prints which texts are new and which
// have no translation. `--fill` takes from the other packages what they translate already.
const { values } = parseArgs({ options: { fill: { type: 'boolean', default: false } } });
const root = fileURLToPath(new URL('../..', import.meta.url));
const config = getConfig();
const { sourceLocale, orderBy } = config;
const untranslated = [sourceLocale, ...config.pseudoLocale.map(({ locale }) => locale)];

for (const catalog of await getCatalogs(config)) {
  const before = (await catalog.read(sourceLocale)) ?? {};
  const catalogues = await catalog.make({ clean: true, orderBy });
  // Lingui has written the syntax error to the console.
  if (!catalogues) process.exit(1);
  const english = catalogues[sourceLocale];
  const left = new Map();
  for (const locale of config.locales.filter((each) => !untranslated.includes(each))) {
    const messages = catalogues[locale];
    if (values.fill) {
      const known = knownTranslations(root, locale);
      for (const entry of Object.values(messages))
        entry.translation ||= known.get(keyOf(entry.message, entry.context)) ?? '';
      await catalog.write(locale, messages);
    }
    for (const [id, { translation }] of Object.entries(messages))
      if (!translation) left.set(id, [...(left.get(id) ?? []), locale]);
  }
  const quoted = (id) => `  ${id}  ${JSON.stringify(english[id].message)}`;
  const added = Object.keys(english).filter((id) => !before[id]);
  console.log(['New texts:', ...(added.length > 0 ? added.map(quoted) : ['  none'])].join('\n'));
  if (left.size > 0)
    console.log(
      [
        'Without a translation:',
        ...[...left].map(([id, those]) => `${quoted(id)}  ${those.join(', ')}`),
      ].join('\n'),
    );
}
