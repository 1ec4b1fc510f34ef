import type { ApiClient } from '@my-air/api-client';

import { rateNotification, replyToNotification, type Notification } from '../contract.ts';

/** A rating, with an optional comment. */
export interface Opinion {
  id: number;
  rating: number;
  feedback?: string;
}

/** Sends the user's rating of a question. */
export const rateMutation = (api: ApiClient) => ({
  mutationFn: async ({ id, ...body }: Opinion): Promise<Notification> => {
    return (await api.send(rateNotification, { params: { id }, body })).notification_message;
  },
});

/** Answers a notification in the user's own words. */
export const replyMutation = (api: ApiClient) => ({
  mutationFn: async ({ id, message }: { id: number; message: string }): Promise<Notification> => {
    return (await api.send(replyToNotification, { params: { id }, body: { message } })).notification_message;
  },
});
