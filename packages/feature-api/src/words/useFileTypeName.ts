import { useLingui } from '@lingui/react/macro';

/** Names a type of files as people do: `image/*` is “images”, `.pdf` and `application/pdf` are “PDF”. */
export function useFileTypeName(): (type: string) => string {
  const { t } = useLingui();
  return (type) => {
    switch (type) {
      case 'image/*':
        return t`images`;
      case 'video/*':
        return t`videos`;
      case 'audio/*':
        return t`audio files`;
      case 'text/*':
        return t`text files`;
      default:
        return type.replace(/^(?:.*\/|\.)/, '').toUpperCase();
    }
  };
}
