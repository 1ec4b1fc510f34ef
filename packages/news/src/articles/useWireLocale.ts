import { toWire, useLocale, type WireLocale } from '@my-air/i18n';
import { useDeferredValue } from 'react';

/** The language to ask for. It follows the chosen one once its texts are there, so that nothing disappears in between. */
export function useWireLocale(): WireLocale {
  return useDeferredValue(toWire(useLocale()));
}
