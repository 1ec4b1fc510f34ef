import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { languageTag, useFormat, useLocale } from '@my-air/i18n';
import type { LoadMoreWords, PaginationWords, TableWords } from '@my-air/ui-kit';

/** The words of a `Table`, in the chosen language; a row is named by `nameOf`. */
export function useTableWords<Row>(nameOf: (row: Row) => string): { words: TableWords<Row>; locale: string } {
  const { t } = useLingui();
  const format = useFormat();
  return {
    locale: languageTag(useLocale()),
    words: {
      selectAll: t`Select all`,
      selectRow: (row) => {
        const name = nameOf(row);
        return t`Select ${name}`;
      },
      selected: (count) => t`${plural(count, { one: '# selected', other: '# selected' })}`,
      selectMatching: (count) => {
        const all = format.number(count);
        return t`Select all ${all}`;
      },
      clearSelection: t`Clear the selection`,
    },
  };
}

/** The words of a `Pagination`, in the chosen language; `label` names the list that has the pages. */
export function usePaginationWords(label: string): PaginationWords {
  const { t } = useLingui();
  const format = useFormat();
  return {
    label,
    previous: t`Previous page`,
    next: t`Next page`,
    page: (page) => t`Page ${page}`,
    position: (page, count) => {
      const [at, all] = [format.number(page), format.number(count)];
      return t`Page ${at} of ${all}`;
    },
  };
}

/** The words of a `LoadMore`, in the chosen language. */
export function useLoadMoreWords(): LoadMoreWords {
  const { t } = useLingui();
  return {
    more: t`Show more`,
    loading: t`Loading more`,
    end: t`End of the list`,
    failed: t`More could not be loaded`,
    retry: t`Try again`,
  };
}
