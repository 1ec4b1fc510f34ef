import { answer, PortalStory, type PortalStoryParameters } from '@my-air/feature-kit/stories';
import { FailedScreen, PendingScreen } from '@my-air/feature-kit/views';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { listNotifications, rateNotification, type Notification } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { InScreens } from '../testing/AmongScreens.tsx';
import { buildNotification } from '../testing/buildNotification.ts';
import { serverFailure } from '../testing/failure.ts';
import { archivedNotifications, sampleNotifications } from '../testing/sampleNotifications.ts';
import { InboxScreen } from './InboxScreen.tsx';

const meta = {
  title: 'Notifications/InboxScreen',
  component: InboxScreen,
  args: { list: 'active' },
  decorators: [InScreens, PortalStory],
} satisfies Meta<typeof InboxScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inPortal = (portal: PortalStoryParameters) => ({
  parameters: { portal: { path: '/notifications', loadMessages, ...portal } satisfies PortalStoryParameters },
});
const lists = (active_notifications: Notification[], archive_notifications: Notification[] = []) =>
  answer(listNotifications, { active_notifications, archive_notifications });

/** One of each type, and one of an unknown type. */
export const Loaded = inPortal({
  answers: lists(sampleNotifications, archivedNotifications),
}) satisfies Story;

/** Archived notifications, with their answers. */
export const Archive = {
  ...inPortal({ answers: lists([], archivedNotifications) }),
  args: { list: 'archive' },
} satisfies Story;

/** No open notifications. */
export const Empty = inPortal({ answers: lists([]) }) satisfies Story;

/** Nothing was archived yet. */
export const EmptyArchive = {
  ...inPortal({ answers: lists([]) }),
  args: { list: 'archive' },
} satisfies Story;

/** An archive that is longer than a screen. */
export const LongArchive = {
  ...inPortal({
    answers: lists(
      [],
      Array.from({ length: 45 }, (_, index) =>
        buildNotification({ summary: `Notice ${index + 1}`, url: null }),
      ),
    ),
  }),
  args: { list: 'archive' },
} satisfies Story;

/** The toasts of this visit. */
export const Recent = {
  ...inPortal({
    answers: lists([]),
    recentToasts: [
      {
        id: '3',
        type: 'error',
        title: 'The agreement was not accepted',
        text: 'Try again in a minute.',
        count: 3,
        shownAt: Date.UTC(2026, 10, 21, 9, 58),
      },
      { id: '2', type: 'save', title: 'Preferences saved', count: 1, shownAt: Date.UTC(2026, 10, 21, 9, 40) },
      {
        id: '1',
        type: 'important',
        title: 'Your session ends soon',
        count: 1,
        shownAt: Date.UTC(2026, 10, 21, 9, 2),
      },
    ],
  }),
  args: { list: 'recent' },
} satisfies Story;

/** No toast in this visit. */
export const NothingRecent = {
  ...inPortal({ answers: lists([]) }),
  args: { list: 'recent' },
} satisfies Story;

/** Questions: a number from 0 to 10, stars, and one that was answered. */
export const Questions = inPortal({
  answers: {
    ...lists([
      buildNotification({
        type: 'nps',
        summary: 'How likely are you to recommend us?',
        rate_max: 10,
        url: null,
      }),
      buildNotification({ type: 'nps', summary: 'How was the support?', rate_max: 5, url: null }),
      buildNotification({
        type: 'nps',
        summary: 'How was your month?',
        rate_max: 10,
        partner_rating: 9,
        url: null,
      }),
    ]),
    [rateNotification.key]: serverFailure(),
  },
}) satisfies Story;

/** The list is loading. */
export const Loading = {
  ...inPortal({ answers: lists([]) }),
  render: () => <PendingScreen title="Notifications" />,
} satisfies Story;

/** The server did not answer. */
export const Failed = {
  ...inPortal({ answers: lists([]) }),
  render: () => <FailedScreen error={serverFailure()} onRetry={() => {}} />,
} satisfies Story;

/** Words that are longer than any line. */
export const LongTexts = inPortal({
  answers: lists([
    buildNotification({
      summary: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2),
      description: 'A sentence that goes on and on. '.repeat(30),
    }),
  ]),
}) satisfies Story;

/** The language with the longest words. */
export const Ukrainian = inPortal({
  answers: lists(sampleNotifications, archivedNotifications),
  locale: 'uk',
}) satisfies Story;
