import { pathToFileURL } from 'node:url';

/** A text as a build keeps it: an object with the id of its message, and at most its values and parts. */
const keptText = /\{\s*id:\s*["'`]([\w-]{6})["'`]\s*(?:\}|,\s*(?:values|components):)/g;
const catalogue = /^(?<owner>.*)\/dist\/locales\/(?:.*\/)?(?<language>(?!index)\w+)\.js$/;

/** The ids of the messages that are bundled, by package and language. */
async function readCatalogues(files) {
  const ids = new Map();
  for (const file of files) {
    const { owner, language } = catalogue.exec(file)?.groups ?? {};
    if (!owner) continue;
    const { messages } = await import(pathToFileURL(file).href);
    const languages = ids.get(owner) ?? new Map();
    ids.set(owner, languages);
    languages.set(language, new Set([...(languages.get(language) ?? []), ...Object.keys(messages)]));
  }
  return ids;
}

/** Fails the build of a portal on a text that a bundled catalogue of its package lacks: users would see its id. */
export function knownTexts() {
  return {
    name: 'my-air-known-texts',
    apply: 'build',
    async generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? Object.entries(file.modules).map(([id, { code }]) => ({ id, code, chunk: file.fileName }))
          : [],
      );
      const catalogues = await readCatalogues(modules.map(({ id }) => id));
      const languages = new Set([...catalogues.values()].flatMap((each) => [...each.keys()]));

      const faults = modules
        .filter(({ id }) => !id.includes('/node_modules/'))
        .flatMap(({ id, code, chunk }) => {
          const known = catalogues.get(id.split('/dist/')[0]);
          return Array.from((code ?? '').matchAll(keptText), ([, text]) => text).flatMap((text) => {
            const without = [...languages].filter((language) => !known?.get(language)?.has(text));
            return without.length > 0 ? [`${text} in ${chunk}, of ${id}: ${without.join(', ')}`] : [];
          });
        });
      if (faults.length > 0) {
        this.error(
          `Texts that the catalogues of their package lack, with the languages:\n${faults.join('\n')}\nRun the package's i18n:extract and i18n:compile.`,
        );
      }
    },
  };
}
