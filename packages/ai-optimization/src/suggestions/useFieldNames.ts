import { useLingui } from '@lingui/react/macro';

import type { OptimizationField } from '../contract.ts';

/** The name of a field; a neutral word for one that this build does not know. */
export function useFieldNames(): (field: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<OptimizationField, string>> = {
    title: t`Title`,
    description: t`Description`,
    tags: t`Tags`,
    thumbnail_text: t`Words on the thumbnail`,
  };
  return (field) => (Object.hasOwn(names, field) ? names[field as OptimizationField] : t`Text`);
}
