import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const quoted = ({ message }, id) => `"${message ?? id}" (${id})`;

/** The differences between the texts in the modules of one catalogue and its languages, a line for each text. */
async function faultsOf(catalog, languages, rootDir) {
  const [used, written] = await Promise.all([catalog.collect(), catalog.readAll(languages)]);
  // Lingui has written the syntax error to the console.
  if (!used) return ['A module could not be read.'];
  const fileNames = (those) =>
    those.map((language) => relative(rootDir, catalog.getFilename(language))).join(', ');

  const missing = Object.entries(used).flatMap(([id, text]) => {
    const without = languages.filter((language) => !written[language]?.[id]?.translation);
    const modules = [...new Set(text.origin.map(([file]) => file))].join(', ');
    return without.length > 0 ? [`${modules}: ${quoted(text, id)} has no text in ${fileNames(without)}`] : [];
  });

  const all = Object.assign({}, ...languages.map((language) => written[language]));
  const unused = Object.entries(all).flatMap(([id, text]) => {
    const those = languages.filter((language) => written[language]?.[id]);
    return used[id] ? [] : [`${fileNames(those)}: ${quoted(text, id)} is in no module`];
  });
  return [
    ...missing,
    ...unused,
    ...lostCapitals(used, written, languages),
    ...(await doubledStops(used, written, rootDir)),
  ];
}

/** The first letter of a text; undefined where it begins with a value or a choice. */
const firstLetter = (text = '') => /^(?:<\/?\d+\/?>|[^\p{L}\p{N}{<])*(\p{L})/u.exec(text)?.[1];

/** The translations that begin with a small letter where the text begins with a capital, as headings do. */
function lostCapitals(used, written, languages) {
  return Object.entries(used).flatMap(([id, text]) => {
    if (!/\p{Lu}/u.test(firstLetter(text.message) ?? '')) return [];
    const those = languages.filter((language) =>
      /\p{Ll}/u.test(firstLetter(written[language]?.[id]?.translation) ?? ''),
    );
    return those.map((language) => `${quoted(text, id)} begins with a small letter in ${language}`);
  });
}

/** The languages whose short days end with a full stop, such as `21 груд.`. */
const stoppedDays = ['uk', 'ru', 'pt'];

/** The translations in which a short day, or a deadline that may be one, is followed by a full stop: it would be doubled. */
async function doubledStops(used, written, rootDir) {
  const modules = [...new Set(Object.values(used).flatMap(({ origin }) => origin.map(([file]) => file)))];
  const days = new Map(
    await Promise.all(
      modules.map(async (file) => {
        const code = await readFile(join(rootDir, file), 'utf8');
        return [
          file,
          [...code.matchAll(/const (\w+) =[^;{]*\.(?:shortDate|deadline)\(/g)].map(([, name]) => name),
        ];
      }),
    ),
  );
  return Object.entries(used).flatMap(([id, text]) => {
    const names = text.origin.flatMap(([file]) => days.get(file));
    const those = stoppedDays.filter((language) =>
      names.some((name) => written[language]?.[id]?.translation?.includes(`{${name}}.`)),
    );
    return those.map((language) => `${quoted(text, id)} doubles the full stop of a day in ${language}`);
  });
}

/** The differences between the texts in the code of a package and its catalogues, a line for each text. */
export async function textFaults(config, catalogs) {
  const pseudo = config.pseudoLocale.map(({ locale }) => locale);
  const languages = config.locales.filter((locale) => !pseudo.includes(locale));
  const faults = await Promise.all(catalogs.map((each) => faultsOf(each, languages, config.rootDir)));
  return faults.flat();
}
