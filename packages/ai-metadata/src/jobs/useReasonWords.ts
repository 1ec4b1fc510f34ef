import { useLingui } from '@lingui/react/macro';

/** Why translations failed, in words; undefined for a reason that this build does not know. */
export function useReasonWords(): (reason: string) => string | undefined {
  const { t } = useLingui();
  return (reason) => {
    switch (reason) {
      case 'title_too_long':
        return t`The title is longer than 100 characters`;
      case 'description_too_long':
        return t`The description is longer than 5,000 bytes`;
      case 'angle_brackets':
        return t`The result contains < or >, which YouTube refuses`;
      case 'protected_part_changed':
        return t`A link, name or time would have changed`;
      case 'empty_title':
        return t`The title would be empty`;
      case 'video_deleted':
        return t`The video was deleted on YouTube`;
      case 'platform_error':
        return t`YouTube did not accept it`;
      case 'translator_error':
        return t`The translator did not answer`;
      default:
        return undefined;
    }
  };
}
