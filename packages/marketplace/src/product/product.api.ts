import type { Channel } from '@my-air/api-client/contract';
import type { DataContext } from '@my-air/feature-kit';

import { keepProduct } from '../catalogue/catalogue.api.ts';
import { askProductSupport, pinProduct, requestProduct, type Product } from '../contract.ts';

/** The duration of a message about a service, in milliseconds. */
export const toastTime = 10_000;

/** Pins a service to the top of the catalogue; pinning it again changes nothing. Null where the answer does not tell the service. */
export async function pinService(portal: DataContext, id: number): Promise<Product | null> {
  const { product } = await portal.api.send(pinProduct, { params: { id } });
  keepProduct(portal, product);
  return product ?? null;
}

/** Opens the chat of members with the team behind a service; returns its id, or null where the server does not send it. */
export async function askService({ api }: DataContext, id: number): Promise<number | null> {
  const { process } = await api.send(askProductSupport, { params: { id } });
  return process?.chat_id ?? null;
}

/** The answer to a request: the service as it is now and the chat about it, each null where the server does not send it. */
export interface RequestAnswer {
  product: Product | null;
  chatId: number | null;
}

/** Asks for a service for one channel. */
export async function requestService(
  portal: DataContext,
  id: number,
  { platform, platform_guid }: Channel,
  idempotencyKey: string,
): Promise<RequestAnswer> {
  const { product, process } = await portal.api.send(
    requestProduct,
    { params: { id }, body: { channel: platform_guid, platform } },
    { idempotencyKey },
  );
  keepProduct(portal, product);
  return { product, chatId: process?.chat_id ?? null };
}
