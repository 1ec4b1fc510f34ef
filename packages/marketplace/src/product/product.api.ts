import type { PortalContext } from '@my-air/feature-api';
import { sendOnce } from '@my-air/feature-api/writes';

import { keepProduct } from '../catalogue/catalogue.api.ts';
import { askProductSupport, getProduct, pinProduct, requestProduct, type Product } from '../contract.ts';

type Reach = Pick<PortalContext, 'api' | 'queryClient'>;

/** Pins a service to the top of the catalogue; pinning it again changes nothing. */
export async function pinService(portal: Reach, id: number): Promise<Product> {
  const { product } = await portal.api.send(pinProduct, { params: { id } });
  keepProduct(portal, product);
  return product;
}

/** Opens the chat of members with those who run a service; returns its id, or null where the server does not say it. */
export async function askService({ api }: Reach, id: number): Promise<number | null> {
  const { process } = await api.send(askProductSupport, { params: { id } });
  return process?.chat_id ?? null;
}

/** What a request came to: the service as it is now, and the chat about it where the server says it. */
export interface RequestAnswer {
  product: Product;
  chatId: number | null;
}

/** Asks for a service for one channel, once. */
export async function requestService(
  portal: Reach & Pick<PortalContext, 'config' | 'session'>,
  id: number,
  channel: string,
): Promise<RequestAnswer> {
  const { api } = portal;
  const readProvisions = async () => {
    const { product } = await api.send(getProduct, { params: { id } });
    const provisions = (product.provisions ?? []).filter((one) => one.channel === channel);
    return { product, provisions };
  };
  const answer = await sendOnce<RequestAnswer>(portal, {
    name: `request-${id}`,
    signature: channel,
    send: async (idempotencyKey) => {
      const { product, process } = await api.send(
        requestProduct,
        { params: { id }, body: { channel } },
        { idempotencyKey },
      );
      return { product, chatId: process?.chat_id ?? null };
    },
    listIds: async () => (await readProvisions()).provisions.map(({ requested_at }) => requested_at ?? ''),
    find: async (known) => {
      const { product, provisions } = await readProvisions();
      const made = provisions.find(({ requested_at }) => !known.includes(requested_at ?? ''));
      return made ? { product, chatId: made.chat_id ?? null } : null;
    },
  });
  keepProduct(portal, answer.product);
  return answer;
}
