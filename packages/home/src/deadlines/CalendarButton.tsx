import { Trans, useLingui } from '@lingui/react/macro';
import { useBrandName } from '@my-air/feature-kit/views';
import { usePortal } from '@my-air/feature-kit';
import { Button, saveFile } from '@my-air/ui-kit';
import { useState } from 'react';

import type { DatedDeadline } from './listDeadlines.ts';

/** The button that saves deadlines as a file which calendars open. */
export function CalendarButton({ deadlines }: { deadlines: readonly DatedDeadline[] }) {
  const { t } = useLingui();
  const { toasts } = usePortal();
  const brand = useBrandName();
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    setIsBusy(true);
    try {
      const { writeCalendar } = await import('./writeCalendar.ts');
      const text = writeCalendar(brand, deadlines, window.location.origin, new Date());
      saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'dates.ics');
    } catch {
      toasts.show({
        type: 'error',
        text: t`The file could not be made. Check your connection and try again.`,
      });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button variant="primary" isBusy={isBusy} onClick={() => void save()}>
      <Trans>Add to calendar</Trans>
    </Button>
  );
}
