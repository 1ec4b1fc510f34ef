import { useLingui } from '@lingui/react/macro';
import { unknownStatus } from '@my-air/feature-kit/views';
import type { StatusTone } from '@my-air/ui-kit';

import type { Exclusion } from './exclusionOf.ts';

/** The words and the tone of a state. */
export interface StateWords {
  tone: StatusTone;
  text: string;
}

/** Puts the states of videos into words; a word that this build does not know gets a neutral one. */
export function useVideoWords() {
  const { t } = useLingui();
  return {
    status: (status: string | null | undefined): StateWords => {
      switch (status) {
        case 'processing':
          return { tone: 'info', text: t`Translating` };
        case 'completed':
          return { tone: 'positive', text: t`Translated` };
        case 'failed':
          return { tone: 'critical', text: t`Failed` };
        case 'cancelled':
          return { tone: 'neutral', text: t`Cancelled` };
        case null:
        case undefined:
          return { tone: 'neutral', text: t`Not translated` };
        default:
          return { tone: unknownStatus.tone, text: t(unknownStatus.label) };
      }
    },
    exclusion: (exclusion: Exclusion): string => {
      switch (exclusion) {
        case 'deleted':
          return t`Deleted on YouTube, not translated and not charged`;
        case 'scheduled':
          return t`Scheduled, translated once it is published`;
        case 'no_language':
          return t`No source language: choose one before you translate`;
      }
    },
    privacy: (privacy: string | null | undefined): string => {
      switch (privacy) {
        case 'public':
          return t`Public`;
        case 'unlisted':
          return t`Unlisted`;
        case 'private':
          return t`Private`;
        default:
          return '—';
      }
    },
    type: (type: string | null | undefined): string => {
      switch (type) {
        case 'video':
          return t`Video`;
        case 'short':
          return t`Short`;
        case 'live stream':
          return t`Live stream`;
        default:
          return '—';
      }
    },
  };
}
