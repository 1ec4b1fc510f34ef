import { answer, PortalStory, type PortalStoryParameters } from '@my-air/feature-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { listNotifications } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { InSheet } from '../testing/AmongScreens.tsx';
import { serverFailure } from '../testing/failure.ts';
import { sampleNotifications } from '../testing/sampleNotifications.ts';
import { NotificationsSheet } from './NotificationsSheet.tsx';

const meta = {
  title: 'Notifications/NotificationsSheet',
  component: NotificationsSheet,
  args: { close: () => {} },
  decorators: [InSheet, PortalStory],
} satisfies Meta<typeof NotificationsSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const inPortal = (portal: PortalStoryParameters) => ({
  parameters: { portal: { loadMessages, ...portal } satisfies PortalStoryParameters },
});
const lists = { active_notifications: sampleNotifications, archive_notifications: [] };

/** One of each type, and one of an unknown type. */
export const Full = inPortal({ answers: answer(listNotifications, lists) }) satisfies Story;

/** No open notifications. */
export const Empty = inPortal({
  answers: answer(listNotifications, { active_notifications: [], archive_notifications: [] }),
}) satisfies Story;

/** The list is loading. */
export const Loading = inPortal({
  answers: { 'GET api/notificationMessages': () => new Promise(() => {}) },
}) satisfies Story;

/** The server did not answer. */
export const Failed = inPortal({
  answers: { 'GET api/notificationMessages': serverFailure() },
}) satisfies Story;

/** The language with the longest words. */
export const Ukrainian = inPortal({
  answers: answer(listNotifications, lists),
  locale: 'uk',
}) satisfies Story;
