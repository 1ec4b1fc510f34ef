import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { channelKey } from '@my-air/feature-kit/data';
import { atomStore, keptAtom } from '@my-air/feature-kit/state';
import { port, useCapability, useUser } from '@my-air/feature-kit';
import { Banner, Row, TextLink } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

import { accountsPorts } from '../ports.ts';
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
      <NextSteps channels={news} />
    </Banner>
  );
}

/** Leads to the screens that these channels can be used on; nothing where the portal has none of them. */
function NextSteps({ channels }: { channels: readonly Channel[] }) {
  const { t } = useLingui();
  const isDistributing = useCapability('distribution');
  const isOnYouTube = channels.some(({ platform }) => platform === 'youtube');
  const places = [
    { label: t`Services`, path: port(accountsPorts, 'linkToServices')?.() },
    {
      label: t`Distribution`,
      path: isOnYouTube && isDistributing ? port(accountsPorts, 'linkToDistribution')?.() : undefined,
    },
    {
      label: t`AI translation`,
      path: isOnYouTube ? port(accountsPorts, 'linkToTranslation')?.() : undefined,
    },
  ].flatMap(({ label, path }) => (path === undefined ? [] : [{ label, path }]));
  if (places.length === 0) return null;

  return (
    <Row gap={3} wrap>
      <span>
        <Plural value={channels.length} one="Go on with this channel:" other="Go on with these channels:" />
      </span>
      {places.map(({ label, path }) => (
        <TextLink key={path} render={<Link to={path} />}>
          {label}
        </TextLink>
      ))}
    </Row>
  );
}
