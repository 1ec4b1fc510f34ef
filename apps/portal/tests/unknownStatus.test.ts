import { unknownStatus } from '@my-air/feature-kit/views';
import { expect, test } from 'vitest';

const catalogues = import.meta.glob<string>('../../../packages/*/src/locales/{en,uk,es,ru,pt}.po', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const shared = '/feature-kit/';

/** The texts of a catalogue with their translations. */
const entriesOf = (text: string) =>
  [...text.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(([, id = '', words = '']) => ({ id, words }));

const files = Object.entries(catalogues).map(([file, text]) => ({ file, entries: entriesOf(text) }));

test('[G-18] the neutral words of an unknown status are in five languages, and in one catalogue alone', () => {
  const label = unknownStatus.label.message;
  const own = files.filter(({ entries }) => entries.some(({ id }) => id === label));
  expect(own.map(({ file }) => file.split(shared)[1])).toEqual([
    'src/locales/en.po',
    'src/locales/es.po',
    'src/locales/pt.po',
    'src/locales/ru.po',
    'src/locales/uk.po',
  ]);
  const words = own.flatMap(({ entries }) =>
    entries.flatMap(({ id, words: said }) => (id === label ? said : [])),
  );
  expect(new Set(words.filter(Boolean)).size).toBe(5);
  const others = files.filter(({ file }) => !file.includes(shared));
  expect(others.filter(({ entries }) => entries.some((entry) => words.includes(entry.words)))).toEqual([]);
});

test('[G-18] no catalogue has another wording for a status that is not known', () => {
  const wording =
    /^(?:status|state|stage)\b.*\b(?:updat|unknown|not known|check|pending|unavailable)|\bunknown (?:status|state|stage)\b/i;
  const found = files.flatMap(({ file, entries }) =>
    file.endsWith('/en.po')
      ? entries.flatMap(({ id }) =>
          wording.test(id) && id !== unknownStatus.label.message ? `${file}: ${id}` : [],
        )
      : [],
  );
  expect(found).toEqual([]);
});
