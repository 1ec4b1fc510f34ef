import { buildUser, type Answers } from '@my-air/feature-kit/stories';
import { FailedView, PendingView } from '@my-air/feature-kit/views';

import { storyPortal, translator } from './storyPortal.ts';

/** The parameters of a story in which the server answers some calls otherwise. */
export function answering(answers: Answers) {
  return { portal: { ...storyPortal, answers: { ...storyPortal.answers, ...answers } } };
}

/** The portal in Ukrainian. */
export const inUkrainian = {
  portal: {
    ...storyPortal,
    locale: 'uk' as const,
    user: {
      ...translator,
      preference: { ui_locale: 'ua', ui_date_format: 'Europe', ui_timezone: 'Europe/Kyiv' },
    },
  },
};

/** The portal of a user who has not asked for the service. */
export const withoutAccess = { portal: { ...storyPortal, user: buildUser() } };

/** The view of a route until its screen is there. */
export const pending = { render: () => <PendingView /> };

/** The view of a route when its screen fails to load. */
export const failed = { render: () => <FailedView error={new Error('offline')} reset={() => {}} /> };
