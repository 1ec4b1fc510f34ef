import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { keyOf, knownTranslations } from './knownTranslations.mjs';

// `i18n:extract` of every package: brings its catalogues up to date with its code, and says which texts are new and which
// have no translation. `--fill` takes from the other packages what they translate already.
const { values } = parseArgs({ options: { fill: { type: 'boolean', default: false } } });
const root = fileURLToPath(new URL('../..', import.meta.url));
const config = getConfig();
const pseudo = config.pseudoLocale.map(({ locale }) => locale);
const languages = config.locales.filter((locale) => !pseudo.includes(locale));
const idsOf = async () =>
  new Set(
    (
      await Promise.all((await getCatalogs(config)).map((catalog) => catalog.read(config.sourceLocale)))
    ).flatMap((messages) => Object.keys(messages ?? {})),
  );

const before = await idsOf();
execFileSync('lingui', ['extract', '--clean'], { stdio: ['ignore', 'ignore', 'inherit'] });

for (const catalog of await getCatalogs(config)) {
  const english = await catalog.read(config.sourceLocale);
  const left = new Map();
  for (const locale of languages.filter((each) => each !== config.sourceLocale)) {
    const messages = await catalog.read(locale);
    if (values.fill) {
      const known = knownTranslations(root, locale);
      for (const entry of Object.values(messages))
        entry.translation ||= known.get(keyOf(entry.message, entry.context)) ?? '';
      await catalog.write(locale, messages);
    }
    for (const [id, { translation }] of Object.entries(messages))
      if (!translation) left.set(id, [...(left.get(id) ?? []), locale]);
  }
  const quoted = (id) => `  ${id}  ${JSON.stringify(english[id].translation)}`;
  const added = Object.keys(english).filter((id) => !before.has(id));
  console.log(['New texts:', ...(added.length > 0 ? added.map(quoted) : ['  none'])].join('\n'));
  if (left.size > 0)
    console.log(
      [
        'Without a translation:',
        ...[...left].map(([id, those]) => `${quoted(id)}  ${those.join(', ')}`),
      ].join('\n'),
    );
}
