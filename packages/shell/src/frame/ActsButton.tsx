import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useUser } from '@my-air/feature-kit';
import { actRunsAtom, actsOpen, clearActs, isGoingOn, linesIn } from '@my-air/feature-kit/data';
import { useFormat } from '@my-air/i18n';
import { BulletListIcon } from '@my-air/ui-kit';
import { useAtom, useAtomValue } from 'jotai';
import { lazy } from 'react';

import { SheetButton } from './TopBarButton.tsx';

const item = {
  id: 'acts',
  label: msg`Results`,
  icon: BulletListIcon,
  Sheet: lazy(async () => ({ default: (await import('../acts/ActsSheet.tsx')).ActsSheet })),
};

/** The button of the acts for several channels, with how far they are; not there without any. */
export function ActsButton() {
  const runs = useAtomValue(actRunsAtom);
  const [isOpen, keepOpen] = useAtom(actsOpen(useUser()?.id));
  const { t } = useLingui();
  const format = useFormat();
  if (runs.length === 0) return null;
  // Acts that have ended count no more while another is under way.
  const counted = runs.some(isGoingOn) ? runs.filter(isGoingOn) : runs;
  const sum = (count: (run: (typeof runs)[number]) => number) =>
    format.number(counted.reduce((total, run) => total + count(run), 0));
  // As the sheet counts: every result while they come, and then what was done.
  const done = sum((run) =>
    isGoingOn(run)
      ? run.lines.length - linesIn(run, 'waiting').length - linesIn(run, 'working').length
      : linesIn(run, 'done').length,
  );
  const total = sum((run) => run.lines.length - linesIn(run, 'undone').length);
  const setOpen = (opens: boolean) => {
    keepOpen(opens);
    // Closed results leave nothing behind that is done and cannot be undone.
    if (!opens) clearActs({ keepsUnsettled: true });
  };
  return <SheetButton item={item} text={t`${done} of ${total}`} openness={[isOpen, setOpen]} />;
}
