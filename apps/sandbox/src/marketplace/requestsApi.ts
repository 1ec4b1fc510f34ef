import { askProductSupport, pinProduct, requestProduct } from '@my-air/marketplace/contract';
import { and, eq } from 'drizzle-orm';

import { findChannels } from '../channels/findChannels.ts';
import { productPins, productProvisions, productSupportChats } from '../database/schema.ts';
import { databaseId } from '../http/databaseId.ts';
import { HttpError, invalid, notFound } from '../http/HttpError.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { ApiPart } from '../Sandbox.ts';
import { onlookerOf } from './catalogueApi.ts';
import type { CatalogueLocale } from './content/Service.ts';
import { openProductChat } from './openProductChat.ts';
import { presentProduct } from './presentProduct.ts';
import { isMember, whyNot } from './whyNot.ts';

/** The actions of partners on services: request one, chat with its team, pin it. Each can be sent twice. */
export const requestsApi: ApiPart = (sandbox) => async (app) => {
  const { clock } = sandbox;

  async function find(id: string) {
    const service = (await sandbox.marketplace.catalogue()).services.get(databaseId(id));
    if (!service) throw notFound();
    return service;
  }

  registerEndpoint(app, sandbox, requestProduct, async ({ db, scope, params, body, locale }, caller) => {
    const { partner } = caller;
    const service = await find(params.id);
    if (service.action !== 'request') throw new HttpError(409, 'This service is not asked for here.');
    const channels = await findChannels(scope, partner.id);
    const reason = whyNot(service, partner, channels);
    if (reason !== undefined) throw new HttpError(403, reason);
    const channel = channels.find(({ platformGuid }) => platformGuid === body.channel);
    if (!channel) throw invalid({ channel: ['The selected channel is invalid.'] });
    if (!service.platforms.some((platform) => platform === channel.platform)) {
      throw invalid({ channel: ['The service does not work with the platform of this channel.'] });
    }
    if ((channel.subscriberCount ?? 0) < (service.subscribers ?? 0)) {
      throw invalid({ channel: [`The channel needs at least ${service.subscribers} subscribers.`] });
    }

    const [known] = await db
      .select()
      .from(productProvisions)
      .where(and(eq(productProvisions.productId, service.id), eq(productProvisions.channelId, channel.id)));
    const isOwn = known?.partnerId === partner.id;
    const chatId = isOwn
      ? known.chatId
      : await openProductChat(scope, caller, { service, channel, locale: locale as CatalogueLocale });
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
    const service = await find(params.id);
    if (!isMember(partner)) throw new HttpError(403, 'Direct support is for members.');
    const [known] = await db
      .select()
      .from(productSupportChats)
      .where(
        and(eq(productSupportChats.partnerId, partner.id), eq(productSupportChats.productId, service.id)),
      );
    if (known) return { process: { chat_id: known.chatId } };
    const chatId = await openProductChat(scope, caller, { service, locale: locale as CatalogueLocale });
    await db.insert(productSupportChats).values({ partnerId: partner.id, productId: service.id, chatId });
    return { process: { chat_id: chatId } };
  });

  registerEndpoint(app, sandbox, pinProduct, async ({ db, scope, params, locale }, { partner }) => {
    const service = await find(params.id);
    await db
      .insert(productPins)
      .values({ partnerId: partner.id, productId: service.id, pinnedAt: clock.now() })
      .onConflictDoNothing();
    return { product: presentProduct(sandbox, service, await onlookerOf(scope, locale, partner.id)) };
  });
};
