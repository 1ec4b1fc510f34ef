import { atomStore } from '@my-air/feature-kit/state';
import type { PortalContext } from '@my-air/feature-kit';
import * as v from 'valibot';

import { recentAtom } from '../kept/recentAtom.ts';

const back = recentAtom('back', v.string());

/** Remembers the channel whose translation needed more, over the payment page; undefined forgets it. */
export function keepBack({ session }: Pick<PortalContext, 'session'>, channelId: string | undefined): void {
  atomStore.set(back(session.getUser()?.id), channelId);
}

/** The channel whose translation needed more; undefined when there is none. */
export function readBack({ session }: Pick<PortalContext, 'session'>): string | undefined {
  return atomStore.get(back(session.getUser()?.id));
}
