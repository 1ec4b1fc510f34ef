import type { ApiPart } from '../Sandbox.ts';
import { chatsApi } from './chatsApi.ts';
import { messageActionsApi } from './messageActionsApi.ts';
import { messagesApi } from './messagesApi.ts';
import { supportApi } from './supportApi.ts';

/** The conversations of a partner with us. */
export const messengerApi: ApiPart = (sandbox) => async (app) => {
  for (const part of [chatsApi, messagesApi, messageActionsApi, supportApi])
    await app.register(part(sandbox));
};
