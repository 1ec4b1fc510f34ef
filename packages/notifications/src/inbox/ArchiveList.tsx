import { Trans, useLingui } from '@lingui/react/macro';
import { ItemBoundary, useAddressText } from '@my-air/feature-kit/views';
import { Button, EmptyState } from '@my-air/ui-kit';
import { useEffect, useRef, useState } from 'react';

import type { Notification } from '../contract.ts';
import { Lines } from '../sheet/Lines.tsx';
import { NoticeRow } from '../sheet/NoticeRow.tsx';

/** The number of notifications that are shown at a time: the archive only grows. */
const portion = 30;

export interface ArchiveListProps {
  /** The archived notifications, newest first. */
  archive: readonly Notification[];
}

/** The archived notifications; they can only be read. */
export function ArchiveList({ archive }: ArchiveListProps) {
  const { t } = useLingui();
  const [kept, keep] = useAddressText('shown');
  const shown = Number(kept) || portion;
  const list = useRef<HTMLUListElement>(null);
  const [from, setFrom] = useState(0);

  // The button has moved away from under the focus, which goes to the first of the new ones.
  useEffect(() => {
    const first = from > 0 ? list.current?.children[from] : undefined;
    if (first instanceof HTMLElement) first.focus();
  }, [from]);

  function showMore() {
    keep(String(shown + portion));
    setFrom(shown);
  }

  if (archive.length === 0) {
    return (
      <EmptyState
        title={<Trans>Nothing in the archive yet</Trans>}
        text={<Trans>What you archive can be read again here.</Trans>}
      />
    );
  }
  return (
    <>
      <Lines ref={list} aria-label={t`Archived notifications`}>
        {/* oxlint-disable-next-line my-air/cut-is-said -- the button below shows earlier ones */}
        {archive.slice(0, shown).map((notification) => (
          <ItemBoundary key={notification.id} of={notification} as="li">
            <NoticeRow notification={notification} />
          </ItemBoundary>
        ))}
      </Lines>
      {archive.length > shown && (
        <Button variant="quiet" style={{ alignSelf: 'center' }} onClick={showMore}>
          <Trans>Show earlier notifications</Trans>
        </Button>
      )}
    </>
  );
}
