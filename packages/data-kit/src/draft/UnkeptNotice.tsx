import { Trans } from '@lingui/react/macro';
import { useValue } from '@my-air/client-state';
import { Banner, Stack } from '@my-air/ui-kit';

import { useUser } from '@my-air/feature-api';
import { draftKeyOf } from './createDraftStore.ts';
import type { DraftPlace } from './draftPlace.ts';
import { draftStoreOf } from './draftStoreOf.ts';
import { UnsentText } from './UnsentText.tsx';

export interface UnkeptNoticeProps {
  /** The place of the draft. */
  place: Pick<DraftPlace<unknown>, 'id' | 'textOf'>;
  /** The thing that the draft is about, where the place has several drafts. */
  subject?: number | string | undefined;
}

/**
 * Says that the browser cannot store the text that is typed at a place, and offers the text that another tab
 * wrote there at the same time; draws nothing without either.
 */
export function UnkeptNotice({ place, subject }: UnkeptNoticeProps) {
  const store = draftStoreOf(useUser()?.id);
  const key = draftKeyOf(place, subject);
  const isKept = useValue({ subscribe: store.subscribe, get: () => store.isKept(key) });
  const others = useValue({
    subscribe: store.subscribe,
    get: () => store.others(key).map(place.textOf).filter(Boolean).join('\n\n'),
  });
  if (isKept && others === '') return null;
  return (
    <Stack gap={2}>
      {!isKept && (
        <Banner tone="warning">
          <Trans>Your browser cannot save this draft. Keep this tab open until you send it.</Trans>
        </Banner>
      )}
      <UnsentText
        title={<Trans>You also have this draft in another tab</Trans>}
        text={others}
        onDelete={() => store.dropOthers(key)}
      />
    </Stack>
  );
}
