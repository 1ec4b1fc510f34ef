import { askProductSupport, pinProduct, requestProduct } from '@my-air/marketplace/contract';
import { messageTypes } from '@my-air/messenger/contract';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { findChannels, isChannel } from '../channels/findChannels.ts';
import { readData } from '../content/readData.ts';
import { fill, Texts, type WireLocale } from '../content/wireLocales.ts';
import {
  type ChannelRow,
  type PartnerRow,
  productPins,
  productProvisions,
  productSupportChats,
} from '../database/schema.ts';
import type { Caller } from '../http/Call.ts';
import { databaseId } from '../http/databaseId.ts';
import { HttpError, invalid, notFound } from '../http/HttpError.ts';
import { dayOf, say, type SentenceKey } from '../http/sentences.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import { planReply } from '../messenger/deliverReplies.ts';
import type { Manager } from '../messenger/Manager.ts';
import { openChat } from '../messenger/openChat.ts';
import { postMessage } from '../messenger/postMessage.ts';
import type { ApiArea, Scope } from '../Platform.ts';
import { onlookerOf } from './catalogueApi.ts';
import type { Service } from './content/Service.ts';
import type { Marketplace } from './Marketplace.ts';
import { servicePicturePath } from './pictures/servicePictures.ts';
import { startingTime } from './partnerState.ts';
import { presentProduct } from './presentProduct.ts';

/**
 * The first words of chats about services: a partner's request for one, the answer with its price and its start, and the
 * greeting of its team.
 */
const words = readData(
  'catalogue/chatWords.json',
  v.strictObject({ request: Texts, terms: Texts, termsWithoutInfo: Texts, welcome: Texts }),
);

interface Matter {
  readonly service: Service;
  readonly locale: WireLocale;
  /** The channel that the service was asked for; without one the chat is a member's question. */
  readonly channel?: { platform: string; platformGuid: string; title: string; thumbnailImage: string | null };
}

/** The actions of partners on services: request one, chat with its team, pin it. Each can be sent twice. */
export const requestsApi: ApiArea<{ marketplace: Marketplace; manager: Manager }> =
  (sandbox) => async (app) => {
    const { clock } = sandbox;

    function find(id: string): Service {
      const service = sandbox.marketplace.catalogue().services.get(databaseId(id));
      if (!service) throw notFound();
      return service;
    }

    registerEndpoint(app, sandbox, requestProduct, async ({ db, scope, params, body, locale }, caller) => {
      const { partner } = caller;
      const service = find(params.id);
      if (service.action !== 'request') throw new HttpError(409, say('service_elsewhere'));
      const channels = await findChannels(scope, partner.id);
      const reason = whyNot(service, partner, channels);
      if (reason !== undefined) throw new HttpError(403, say(reason));
      const [channel, ...others] = channels.filter((row) =>
        isChannel(row, { platform: body.platform ?? row.platform, platform_guid: body.channel }),
      );
      if (!channel || others.length > 0) throw invalid({ channel: [say('selected', { name: 'channel' })] });
      if (!service.platforms.some((platform) => platform === channel.platform)) {
        throw invalid({ channel: [say('platform')] });
      }
      if ((channel.subscriberCount ?? 0) < (service.subscribers_requirement ?? 0)) {
        throw invalid({ channel: [say('subscribers', { count: service.subscribers_requirement ?? 0 })] });
      }

      const known = await db.query.productProvisions.findFirst({
        where: and(eq(productProvisions.productId, service.id), eq(productProvisions.channelId, channel.id)),
      });
      const isOwn = known?.partnerId === partner.id;
      const chatId = isOwn
        ? known.chatId
        : await openProductChat(scope, sandbox.manager, caller, { service, channel, locale });
      if (!isOwn) {
        const values = {
          partnerId: partner.id,
          productId: service.id,
          channelId: channel.id,
          chatId,
          requestedAt: clock.now(),
        };
        // The channel's former owner may have requested it as well; their services do not pass to the new
        // owner.
        await db
          .insert(productProvisions)
          .values(values)
          .onConflictDoUpdate({
            target: [productProvisions.productId, productProvisions.channelId],
            set: values,
          });
      }
      return {
        product: presentProduct(sandbox, service, await onlookerOf(scope, locale, partner.id)),
        process: { chat_id: chatId },
      };
    });

    registerEndpoint(app, sandbox, askProductSupport, async ({ db, scope, params, locale }, caller) => {
      const { partner } = caller;
      const service = find(params.id);
      if (!isGranted(partner, 'member')) throw new HttpError(403, say('direct_support'));
      const known = await db.query.productSupportChats.findFirst({
        where: and(
          eq(productSupportChats.partnerId, partner.id),
          eq(productSupportChats.productId, service.id),
        ),
      });
      if (known) return { process: { chat_id: known.chatId } };
      const chatId = await openProductChat(scope, sandbox.manager, caller, { service, locale });
      await db.insert(productSupportChats).values({ partnerId: partner.id, productId: service.id, chatId });
      return { process: { chat_id: chatId } };
    });

    registerEndpoint(app, sandbox, pinProduct, async ({ db, scope, params, locale }, { partner }) => {
      const service = find(params.id);
      await db
        .insert(productPins)
        .values({ partnerId: partner.id, productId: service.id, pinnedAt: clock.now() })
        .onConflictDoNothing();
      return { product: presentProduct(sandbox, service, await onlookerOf(scope, locale, partner.id)) };
    });
  };

/** The sentence that says why a partner may not start a service; undefined when they may (G-32). */
function whyNot(
  service: Service,
  partner: PartnerRow,
  channels: readonly ChannelRow[],
): SentenceKey | undefined {
  const connected = channels.filter(({ status }) => status === 'connected');
  switch (service.access) {
    case 'anyone':
      return undefined;
    case 'coming':
      return 'service_coming';
    case 'capability':
      return isGranted(partner, service.capability ?? '') ? undefined : 'service_capability';
    case 'channel':
      return connected.length > 0 ? undefined : 'service_channel';
    case 'mcn':
      return connected.some(({ contract }) => contract !== null) ? undefined : 'service_network';
    case 'air_member':
      return isGranted(partner, 'member') ? undefined : 'service_members';
  }
}

/** A capability is granted when its value is there and not empty. */
function isGranted({ capabilities }: PartnerRow, name: string): boolean {
  const value = Object.hasOwn(capabilities, name) ? capabilities[name] : undefined;
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
}

/** Opens the chat in which a service is talked about, with the first message in it. @returns the number of the chat */
async function openProductChat(
  scope: Scope,
  manager: Manager,
  caller: Caller,
  { service, locale, channel }: Matter,
): Promise<number> {
  const { db } = scope;
  const now = scope.clock.now();
  const { name, info } = service.texts(locale);
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
  const message = await postMessage(db, {
    chatId,
    ...(channel
      ? { participantId, markdown: fill(words.request[locale], { service: name, channel: channel.title }) }
      : { participantId: managerId, markdown: fill(words.welcome[locale], { service: name }) }),
    type: messageTypes.text,
    now,
  });
  if (channel) {
    const date = dayOf(new Date(now.getTime() + startingTime))[locale];
    await postMessage(db, {
      chatId,
      participantId: managerId,
      markdown: fill(words[info === null ? 'termsWithoutInfo' : 'terms'][locale], {
        service: name,
        info: info ?? '',
        date,
      }),
      type: messageTypes.text,
      now,
    });
    await planReply(db, scope, manager, message, locale);
  }
  return chatId;
}
