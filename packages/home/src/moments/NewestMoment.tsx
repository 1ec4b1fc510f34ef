import { useLingui } from '@lingui/react/macro';
import { isImpersonated, useContributions, usePortal, useUser, type Moment } from '@my-air/feature-kit';
import { newsTime, useSharedQueries } from '@my-air/feature-kit/data';
import { keptAtom } from '@my-air/feature-kit/state';
import { PathLink } from '@my-air/feature-kit/views';
import { startOf, useFormat } from '@my-air/i18n';
import { Banner, Button, useNow } from '@my-air/ui-kit';
import { useAtom } from 'jotai';
import { useState } from 'react';
import * as v from 'valibot';

import { useIsOver } from '../overview/useSources.ts';

/** The ids of the moments that the user has closed or followed on this device, the latest last. */
const keptSeen = keptAtom('home.moments', v.array(v.string()), [], { per: 'user', survivesSignOut: true });

/** The number of ids that are kept: far more moments than come while they are news. */
const limit = 100;
/** The time after which an answer is too late: the page must not jump under the pointer. In milliseconds. */
const longestWait = 3_000;

/**
 * The newest good news of all features, once: a finished audit, the first translation. The next one comes with the next
 * visit. What a feature could not read is left out.
 */
export function NewestMoment() {
  const { t } = useLingui();
  const portal = usePortal();
  const user = useUser();
  const { timeZone } = useFormat();
  const now = useNow();
  const [seen, setSeen] = useAtom(keptSeen(user?.id));
  // Features write their sentences when they are first asked.
  const sources = useContributions('moments');
  const [queries] = useState(() => sources.map(({ query }) => query(portal)));
  const answers = useSharedQueries(queries);
  const isLate = useIsOver(longestWait);
  const [shownId, setShownId] = useState<string | null>();

  const isNews = ({ id, at }: Moment) => {
    const age = now - startOf(at, timeZone);
    return age >= 0 && age < newsTime && !seen.includes(id);
  };
  const news = answers.flatMap(({ data = [] }) => data).filter(isNews);
  const isKnown = !answers.some(({ isPending }) => isPending);
  if (shownId === undefined && (isKnown || isLate)) {
    const [newest] = news.toSorted((one, other) => startOf(other.at, timeZone) - startOf(one.at, timeZone));
    setShownId((isKnown && newest?.id) || null);
  }

  const moment = news.find(({ id }) => id === shownId);
  // Staff who act as the user must not take it away.
  if (!moment || isImpersonated(user)) return null;
  const { id, title, action } = moment;
  const close = () => setSeen((before) => [...before.filter((one) => one !== id), id].slice(-limit));
  return (
    <Banner
      tone="positive"
      isMoment
      title={title}
      action={
        <Button size="s" onClick={close} render={<PathLink to={action.to} />}>
          {action.label}
        </Button>
      }
      onClose={close}
      closeLabel={t`Close`}
    />
  );
}
