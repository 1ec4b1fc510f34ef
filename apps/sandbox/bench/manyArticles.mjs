import { readContent } from '../src/help/content/readContent.ts';
import { textRows } from '../src/help/fillHelpCenter.ts';

/**
 * The searches, in the languages of the help centre: words of most articles, of few and of none, beginnings
 * and mistakes.
 */
export const questions = [
  ['en', 'channel'],
  ['en', 'connect a channel'],
  ['en', 'invitation'],
  ['en', 'how long does moderation take'],
  ['en', 'perm'],
  ['en', 'conection'],
  ['en', 'licence for videos of others'],
  ['en', 'zeppelin'],
  ['ua', 'канал'],
  ['ua', 'підключити канал'],
  ['ua', 'запрошення надіслано'],
  ['ua', 'відмов'],
  ['ua', 'пдключити'],
  ['es', 'conectar un canal'],
  ['es', 'invitación'],
  ['ru', 'подключить канал'],
  ['ru', 'разрешения'],
  ['ru', 'отказ'],
  ['pt', 'conectar um canal'],
  ['pt', 'permissão'],
];

/** Articles made of the sections of our own, in an order of their own, so that every language's words are real. */
export function manyArticles(count) {
  const sources = contents.articles;
  const articles = [];
  const rows = [];
  for (let index = 0; index < count; index += 1) {
    const id = 100_000 + index;
    const source = sources[index % sources.length];
    const other = sources[(index * 7 + 3) % sources.length];
    articles.push({ id, topicId: source.topicId, popular: null, related: [], updatedAt: new Date() });
    const texts = Object.fromEntries(
      Object.entries(source.texts).map(([locale, text]) => [
        locale,
        {
          ...text,
          title: `${text.title} ${index}`,
          markdown: [
            ...sectionsOf(text.markdown, index),
            ...sectionsOf(other.texts[locale].markdown, index + 1),
          ].join('\n\n'),
        },
      ]),
    );
    rows.push(...textRows({ ...source, id, texts }));
  }
  return { articles, rows };
}

const contents = (await readContent()).parse();

/** A few sections of a text, from one that depends on the number. */
function sectionsOf(markdown, number) {
  const sections = markdown.split(/\n(?=## )/);
  const from = number % sections.length;
  return [...sections.slice(from), ...sections.slice(0, from)].slice(0, 3);
}
