import type { Locale } from '@my-air/i18n';
import { expect, test } from 'vitest';

import { loadMessages } from '../locales/index.ts';
import { renderInPortal, stubPortal } from '../testing.ts';
import * as words from '../views.ts';

const rules = { types: 'image/*', maxSize: 25_000, minSize: 0.001, maxCount: 10 };
const file = new File(['x'], 'a.exe');

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

/** Every sentence that the components of the kit are given, by what it says. */
async function sentencesIn(locale: Locale): Promise<Record<string, string>> {
  const portal = stubPortal({ locale, loadMessages });
  await portal.ready;
  let found: Record<string, string> = {};
  function Probe() {
    const number = words.useNumberWords();
    const drop = words.useFileDropWords(rules);
    const table = words.useTableWords((row: string) => row);
    const pages = words.usePaginationWords('x');
    const more = words.useLoadMoreWords();
    const multi = words.useMultiSelectWords();
    const chips = words.useChipGroupWords();
    const steps = words.useStepperWords();
    const refusals = (['upload_type', 'upload_count', 'upload_max_size', 'upload_min_size'] as const).map(
      (rule) => [rule, plain(drop.words.refusal({ file, rule }))],
    );
    found = {
      ...number.words,
      choose: drop.words.choose,
      drop: drop.words.drop,
      hint: plain(drop.hint),
      added: drop.words.added(2, 5),
      ...Object.fromEntries(refusals),
      removeFile: drop.words.remove('a'),
      retryFile: drop.words.retry('a'),
      sending: drop.words.sending('a'),
      sent: drop.words.done,
      notSent: drop.words.failed,
      selectAll: table.words.selectAll,
      selectRow: table.words.selectRow('a'),
      selected: table.words.selected(5),
      matching: table.words.selectMatching(5),
      clearSelection: table.words.clearSelection,
      previousPage: pages.previous,
      nextPage: pages.next,
      page: pages.page(1),
      position: pages.position(1, 2),
      ...more,
      empty: multi.empty,
      removeChoice: multi.remove('a'),
      clearAll: chips.clearLabel,
      removeChip: chips.removeLabel('a'),
      ...Object.fromEntries(
        Object.entries(steps.stateLabels).map(([state, word]) => [`step ${state}`, word]),
      ),
    };
    return null;
  }
  renderInPortal(<Probe />, { portal });
  return found;
}

test.each(['uk', 'es', 'ru', 'pt'] as const)('[I18N-01] the kit has all its words in %s', async (locale) => {
  const english = await sentencesIn('en');
  const translated = await sentencesIn(locale);
  const same = Object.keys(english).filter((name) => english[name] === translated[name] || !translated[name]);
  expect(same).toEqual([]);
});

test('[I18N-01] numbers bend their words as each language does', async () => {
  const added = async (locale: Locale) => (await sentencesIn(locale)).added;
  expect(await added('uk')).toBe('Додано 2 файли, 5 файлів не додано');
  expect(await added('ru')).toBe('Добавлено 2 файла, 5 файлов не добавлены');
  expect(await added('es')).toBe('2 archivos añadidos, 5 archivos no añadidos');
});

test('[VAL-04] [G-14] a refused file is told why by the same sentence as in any form', async () => {
  const { upload_count, upload_max_size, hint } = await sentencesIn('en');
  expect(upload_count).toBe('You can attach up to 10 files');
  expect(upload_max_size).toBe('All files together can be up to 25 MB');
  expect(hint).toBe('Up to 10 files, up to 25 MB together');
});
