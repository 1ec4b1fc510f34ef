import type { PortalContext } from '@my-air/feature-api';
import * as v from 'valibot';

import { defineRecent } from '../kept/defineRecent.ts';

const back = defineRecent('back', v.string());

/** Remembers the channel whose translation needed more, over the payment page; undefined forgets it. */
export function keepBack({ session }: Pick<PortalContext, 'session'>, channelId: string | undefined): void {
  back(session.getUser()?.id).set(channelId);
}

/** The channel whose translation needed more; undefined when there is none. */
export function readBack({ session }: Pick<PortalContext, 'session'>): string | undefined {
  return back(session.getUser()?.id).get();
}
