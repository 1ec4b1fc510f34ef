import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { useBrandName } from '@my-air/feature-kit/views';
import { Button, Row, saveFile, Stack, Text } from '@my-air/ui-kit';
import { useRef, useState } from 'react';

import type { WeekWords } from './useWeekWords.ts';
import type { Week } from './weekOf.ts';

export interface WeekPictureProps {
  /** The figures of the week. */
  week: Week;
  /** The same in words. */
  words: WeekWords;
}

/** Saves or shares a picture of the week: its views, and nothing of the earnings. */
export function WeekPicture({ week, words }: WeekPictureProps) {
  const { t } = useLingui();
  const { toasts } = usePortal();
  const brand = useBrandName();
  const isBusy = useRef(false);
  const [busyWith, setBusyWith] = useState<'save' | 'share'>();
  const [canShare] = useState(canShareFiles);
  const { from, to, views = '', change, best } = words;
  const title = t`My week: ${from} – ${to}`;

  async function draw(): Promise<File> {
    const { drawWeek } = await import('./drawWeek.ts');
    const valuesOf = (days: Week['days']) => days.map((day) => day.views);
    const picture = await drawWeek({
      brand,
      title,
      views,
      change,
      best: best === undefined ? undefined : t`Most views: ${best}`,
      values: valuesOf(week.days),
      before: valuesOf(week.before),
      from,
      to,
    });
    return new File([picture], `week-${week.days[0]?.date}.png`, { type: 'image/png' });
  }

  /** Draws the picture and acts on it; a second press meanwhile does nothing. */
  async function take(purpose: 'save' | 'share', act: (file: File) => unknown) {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusyWith(purpose);
    try {
      await act(await draw());
    } catch {
      toasts.show({
        type: 'error',
        title: t`The picture could not be made`,
        text: t`Try again in a moment.`,
      });
    } finally {
      isBusy.current = false;
      setBusyWith(undefined);
    }
  }

  const save = (file: File) => saveFile(file, file.name);
  const share = async (file: File) => {
    try {
      await navigator.share({ files: [file], title });
    } catch (error) {
      // Leaving the sheet is no failure; where the browser refuses it, the picture is saved.
      if (!(error instanceof DOMException && error.name === 'AbortError')) save(file);
    }
  };

  return (
    <Stack gap={2}>
      <Row gap={2} wrap>
        <Button size="s" isBusy={busyWith === 'save'} onClick={() => void take('save', save)}>
          <Trans>Save picture</Trans>
        </Button>
        {canShare && (
          <Button size="s" isBusy={busyWith === 'share'} onClick={() => void take('share', share)}>
            <Trans>Share picture</Trans>
          </Button>
        )}
      </Row>
      <Text size={14} tone="muted">
        <Trans>The picture does not show your earnings.</Trans>
      </Text>
    </Stack>
  );
}

/** Whether this browser can share a picture with other apps. */
const canShareFiles = () =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'week.png', { type: 'image/png' })] });
