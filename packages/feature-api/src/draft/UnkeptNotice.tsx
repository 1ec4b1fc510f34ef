import { Trans } from '@lingui/react/macro';
import { Banner } from '@my-air/ui-kit';
import { useSyncExternalStore } from 'react';

import { useUser } from '../usePortal.ts';
import { keyOf } from './draftAt.ts';
import type { DraftPlace } from './draftPlace.ts';
import { draftStoreOf } from './draftStoreOf.ts';

export interface UnkeptNoticeProps {
  place: Pick<DraftPlace<unknown>, 'id'>;
  subject?: number | string | undefined;
}

/** Says that the browser cannot store what is typed at a place; draws nothing as long as it can. */
export function UnkeptNotice({ place, subject }: UnkeptNoticeProps) {
  const store = draftStoreOf(useUser()?.id);
  const isKept = useSyncExternalStore(store.subscribe, () => store.isKept(keyOf(place, subject)));
  if (isKept) return null;
  return (
    <Banner tone="warning">
      <Trans>Your browser cannot save this draft. Keep this tab open until you send it.</Trans>
    </Banner>
  );
}
