import type { PortalContext } from '@my-air/feature-api';

import { keepProduct } from '../catalogue/catalogue.api.ts';
import { askProductSupport, pinProduct, requestProduct, type Product } from '../contract.ts';

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

/** Asks for a service for one channel. */
export async function requestService(portal: Reach, id: number, channel: string): Promise<RequestAnswer> {
  const { product, process } = await portal.api.send(requestProduct, { params: { id }, body: { channel } });
  keepProduct(portal, product);
  return { product, chatId: process?.chat_id ?? null };
}
