import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { channelKey } from '@my-air/feature-kit/data';
import { atomStore, keptAtom } from '@my-air/feature-kit/state';
import { useUser } from '@my-air/feature-kit';
import { Banner } from '@my-air/ui-kit';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

import { statusKind } from '../status/describeChannelStatus.ts';

/** The keys of the channels that a user has seen connected on this device; undefined before the first look. */
const keptConnected = keptAtom('accounts.connected', v.optional(v.array(v.string())), undefined, {
  per: 'user',
  survivesSignOut: true,
});

/** Tells once of the channels that have been connected since the user last looked. */
export function ConnectedMoment({ channels }: { channels: readonly Channel[] }) {
  const { t } = useLingui();
  const kept = keptConnected(useUser()?.id);
  const connected = channels.filter((channel) => statusKind(channel) === 'connected');
  const ids = connected.map(channelKey);
  const [known] = useState(() => new Set(atomStore.get(kept) ?? ids));
  const news = connected.filter((channel) => !known.has(channelKey(channel)));
  const names = ids.join('\n');

  useEffect(() => {
    atomStore.set(kept, (before) => [...new Set([...(before ?? []), ...names.split('\n')])].filter(Boolean));
  }, [kept, names]);

  const [first] = news;
  if (!first) return null;
  const { title } = first;
  const count = news.length;
  return (
    <Banner
      tone="positive"
      isMoment
      title={
        count === 1
          ? t`${title} is connected`
          : t`${plural(count, { one: '# channel is connected', other: '# channels are connected' })}`
      }
    >
      {t`Services, distribution and AI translation are open to it now.`}
    </Banner>
  );
}
