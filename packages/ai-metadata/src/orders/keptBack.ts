import type { PortalContext } from '@my-air/feature-api';
import * as v from 'valibot';

import { keptKey } from '../kept/keptStore.ts';
import { keepValue, keptValue } from '../kept/keptValue.ts';

const keyOf = ({ session }: Pick<PortalContext, 'session'>) => keptKey('back', session.getUser()?.id ?? 0);

/** Remembers the channel whose translation needed more, over the payment page; undefined forgets it. */
export function keepBack(portal: Pick<PortalContext, 'session'>, channelId: string | undefined): void {
  keepValue(keyOf(portal), channelId);
}

/** The channel whose translation needed more; undefined when there is none. */
export function readBack(portal: Pick<PortalContext, 'session'>): string | undefined {
  return keptValue(v.string(), keyOf(portal));
}
