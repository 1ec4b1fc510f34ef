import { messageTypes } from '@my-air/messenger/contract';

import type { Caller } from '../http/Call.ts';
import { openChat } from '../messenger/openChat.ts';
import { planReply } from '../messenger/planReply.ts';
import { postMessage } from '../messenger/postMessage.ts';
import type { Scope } from '../Sandbox.ts';
import { chatWords } from './chatWords.ts';
import type { CatalogueLocale, Service } from './content/Service.ts';
import { servicePicturePath } from './pictures/servicePictures.ts';

interface Matter {
  readonly service: Service;
  readonly locale: CatalogueLocale;
  /** The channel that the service was asked for; without one the chat is a member's question. */
  readonly channel?: { platform: string; platformGuid: string; title: string; thumbnailImage: string | null };
}

/** Opens the chat in which a service is talked about, with the first message in it. @returns the number of the chat */
export async function openProductChat(
  scope: Scope,
  caller: Caller,
  { service, locale, channel }: Matter,
): Promise<number> {
  const { db } = scope;
  const now = scope.clock.now();
  const { name } = service.texts(locale);
  const { chatId, participantId, managerId } = await openChat(db, caller, now, {
    processType: 'product',
    processable: {
      id: service.id,
      product: {
        id: service.id,
        name,
        icon_image: servicePicturePath('icon', service.category, service.slug),
      },
      ...(channel && {
        channel: {
          platform: channel.platform,
          platform_guid: channel.platformGuid,
          title: channel.title,
          thumbnail_image: channel.thumbnailImage,
        },
      }),
    },
  });
  const words = chatWords[locale];
  const message = await postMessage(db, {
    chatId,
    ...(channel
      ? { participantId, type: messageTypes.text, markdown: words.request(name, channel.title) }
      : { participantId: managerId, type: messageTypes.text, markdown: words.welcome(name) }),
    now,
  });
  if (channel) await planReply(db, scope, message, locale);
  return chatId;
}
