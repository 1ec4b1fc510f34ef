import { Trans } from '@lingui/react/macro';
import { Banner } from '@my-air/ui-kit';

import { useIsDraftKept, type DraftPlace } from './draft.ts';

export interface UnkeptNoticeProps {
  /** The place of the draft. */
  place: Pick<DraftPlace<unknown>, 'id'>;
  /** The thing that the draft is about, where the place has several drafts. */
  subject?: number | string | undefined;
}

/** Says that the browser cannot store the text that is typed at a place; draws nothing while it can. */
export function UnkeptNotice({ place, subject }: UnkeptNoticeProps) {
  if (useIsDraftKept(place, subject)) return null;
  return (
    <Banner tone="warning">
      <Trans>Your browser cannot save this draft. Keep this tab open until you send it.</Trans>
    </Banner>
  );
}
