import { useLingui } from '@lingui/react/macro';

/**
 * The words for the indicators and the audiences of services; one that this version does not know gets
 * neutral words.
 */
export function useFacetWords() {
  const { t } = useLingui();
  return {
    indicator: (indicator: string): string => {
      switch (indicator) {
        case 'views':
          return t`Views`;
        case 'subscribers':
          return t`Subscribers`;
        case 'watch_time':
          return t`Watch time`;
        case 'engagement':
          return t`Engagement`;
        case 'income':
          return t`Income`;
        case 'safety':
          return t`Safety`;
        case 'production':
          return t`Production`;
        default:
          return t`Other results`;
      }
    },
    access: (access: string): string => {
      switch (access) {
        case 'anyone':
          return t`For everyone`;
        case 'coming':
          return t`Coming soon`;
        case 'capability':
          return t`By invitation`;
        case 'channel':
          return t`With a connected channel`;
        case 'mcn':
          return t`In our network`;
        case 'air_member':
          return t`For members`;
        default:
          return t`Special conditions`;
      }
    },
  };
}
