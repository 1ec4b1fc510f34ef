import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@my-air/i18n';

/** The figures that a channel can be measured by. */
export const metricNames: Readonly<Record<string, MessageDescriptor>> = {
  subscribers: msg`Subscribers`,
  subscriber_count: msg`Subscribers`,
  views: msg`Views`,
  monthly_views: msg`Views a month`,
  videos: msg`Videos`,
  watch_hours: msg`Hours watched`,
};
