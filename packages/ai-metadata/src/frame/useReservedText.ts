import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';

import type { TranslationBalance } from '../contract.ts';

/** How many translations are promised to jobs and not part of the balance, in words; undefined for none. */
export function useReservedText(): (balance: TranslationBalance) => string | undefined {
  const { t } = useLingui();
  const format = useFormat();
  return ({ reserved }) => {
    if (!reserved) return undefined;
    const count = format.number(reserved);
    return t`${plural(reserved, { one: `${count} reserved for a translation in progress`, other: `${count} reserved for translations in progress` })}`;
  };
}
