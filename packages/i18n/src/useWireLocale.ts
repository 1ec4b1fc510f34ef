import { useDeferredValue } from 'react';

import { toWire, type WireLocale } from './locale/locales.ts';
import { useLocale } from './LocaleProvider.tsx';

/**
 * The language to request data in. It follows the chosen one once its texts are there, so that nothing
 * disappears in between.
 */
export function useWireLocale(): WireLocale {
  return useDeferredValue(toWire(useLocale()));
}
