import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { atomStore, keptAtom } from '@my-air/feature-kit/state';
import { useUser } from '@my-air/feature-kit';
import { startOf, useFormat } from '@my-air/i18n';
import { Banner } from '@my-air/ui-kit';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

import type { Job } from '../contract.ts';

/** The translations whose end a user has been told of on this device, the latest last. */
const keptDone = keptAtom('ai-metadata.done', v.array(v.string()), [], {
  per: 'user',
  survivesSignOut: true,
});

/** The number of translations that are remembered, and the time after which an end is no news, in milliseconds. */
const remembered = 50;
const newsTime = 86_400_000;

/** Tells once that a translation is done; `now` is in epoch milliseconds. */
export function DoneMoment({ job, now }: { job: Job; now: number }) {
  const { t } = useLingui();
  const { timeZone } = useFormat();
  const kept = keptDone(useUser()?.id);
  const id = String(job.id);
  const [isNews] = useState(() => !atomStore.get(kept).includes(id));
  const isDone = job.status === 'completed' && now - startOf(job.finished_at, timeZone) < newsTime;
  const count = job.completed ?? 0;

  useEffect(() => {
    if (isDone)
      atomStore.set(kept, (before) => [...before.filter((one) => one !== id), id].slice(-remembered));
  }, [kept, id, isDone]);

  if (!isNews || !isDone || count === 0) return null;
  return (
    <Banner tone="positive" isMoment title={<Trans>Translation done</Trans>}>
      {t`${plural(count, { one: '# text is on the channel now.', other: '# texts are on the channel now.' })}`}
    </Banner>
  );
}
