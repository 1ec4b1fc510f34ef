import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { channelKey } from '@my-air/feature-kit/data';
import { useUser } from '@my-air/feature-kit';
import { Banner, Button } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { knownJoined, newlyJoined, rememberJoined } from './joinedNews.ts';

/** Tells once of the channels that have been connected since the user last looked, and leads to what comes next. */
export function ConnectedMoment({ channels }: { channels: readonly Channel[] }) {
  const { t } = useLingui();
  const userId = useUser()?.id;
  const [known] = useState(() => knownJoined(userId, channels));
  const news = newlyJoined(known, channels);

  useEffect(() => rememberJoined(userId, channels), [userId, channels]);

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
      action={
        <Button size="s" render={<Link to="/accounts/youtube" search={{ joined: channelKey(first) }} />}>
          <Trans>See what comes next</Trans>
        </Button>
      }
    />
  );
}
