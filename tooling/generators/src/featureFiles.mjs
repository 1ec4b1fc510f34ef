import { readFileSync } from 'node:fs';

import { knownTranslations, keyOf } from '@my-air/build/knownTranslations';

import { catalogue, textsIn } from './catalogue.mjs';
import { filesOf } from './templates.mjs';

/** No package translates the name of a new feature: each language says that it is the name of a section. */
const unknownTitle = { uk: 'Розділ', es: 'Sección', ru: 'Раздел', pt: 'Seção' };

function translator(root, locale, { Title }) {
  const known = knownTranslations(root, locale);
  return (text) => {
    const translation = locale === 'en' ? text : known.get(keyOf(text));
    if (translation) return translation;
    if (text === Title) return `${unknownTitle[locale]} «${Title}»`;
    throw new Error(
      `No package translates "${text}" to ${locale}: change the text in tooling/generators/templates.`,
    );
  };
}

const changeset = (name, text) => `---\n'@my-air/${name}': minor\n---\n\n${text}\n`;

/** Every file of a new feature with these parts: `[path from the root, content]`. */
export function featureFiles(root, names, parts) {
  const { name, title } = names;
  const sources = ['feature', ...parts.filter((part) => part !== 'sandbox')].flatMap((part) =>
    filesOf(part, names, parts),
  );
  const texts = textsIn(sources);
  return [
    ...sources.map(([path, text]) => [`packages/${name}/${path}`, text]),
    ...['en', 'uk', 'es', 'ru', 'pt'].map((locale) => [
      `packages/${name}/src/locales/${locale}.po`,
      catalogue(locale, texts, translator(root, locale, names)),
    ]),
    [`packages/${name}/picture.jpg`, readFileSync(new URL('../templates/picture.jpg', import.meta.url))],
    ...(parts.includes('sandbox')
      ? filesOf('sandbox', names, parts).map(([path, text]) => [`apps/sandbox/${path}`, text])
      : []),
    [`.changeset/${name}.md`, changeset(name, `Added: ${title}, with a screen of its own.`)],
    [
      `.changeset/${name}-in-portals.md`,
      changeset('create-portal', `Added: a new portal can have ${title}.`),
    ],
  ];
}
