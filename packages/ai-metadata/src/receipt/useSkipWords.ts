import { useLingui } from '@lingui/react/macro';

/** Why videos are skipped in a language, in words; another reason gets a neutral one. */
export function useSkipWords(): (reason: string) => string {
  const { t } = useLingui();
  return (reason) => {
    switch (reason) {
      case 'manual':
        return t`translated by hand`;
      case 'deleted':
        return t`deleted`;
      case 'scheduled':
        return t`scheduled`;
      case 'no_source_language':
        return t`no source language`;
      case 'same_language':
        return t`already in this language`;
      case 'up_to_date':
        return t`already translated`;
      case 'processing':
        return t`being translated`;
      default:
        return t`not possible`;
    }
  };
}
