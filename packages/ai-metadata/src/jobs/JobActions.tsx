import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BindingReason, useBindingAction } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { AlertDialog, Banner, Button, Row, Stack, Text, bringIntoSight } from '@my-air/ui-kit';
import { useState, type RefObject } from 'react';

import type { Job } from '../contract.ts';
import { useJobAct } from './useJobAct.ts';

export interface JobActionsProps {
  /** The job to cancel or to undo; nothing is drawn when neither is possible. */
  job: Job;
  /** The element that has the focus after a pressed button has gone. */
  afterwards: RefObject<HTMLElement | null>;
}

/** The actions on a whole job: stop it, or undo its published translations. */
export function JobActions({ job, afterwards }: JobActionsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const binding = useBindingAction();
  const id = String(job.id);
  const cancel = useJobAct(id, 'cancel');
  const undo = useJobAct(id, 'undo');
  const [asked, setAsked] = useState<'cancel' | 'undo'>();
  const close = () => setAsked(undefined);
  const act = (chosen: typeof cancel, other: typeof cancel) => {
    other.forget();
    chosen.act(close);
  };
  const [done, unused] = [format.number(job.completed), format.number(job.reserved)];
  const completed = job.completed ?? 0;
  const until = format.shortDateTime(job.undo_until);
  const failure = cancel.failure ?? undo.failure;
  if (!job.can_cancel && !job.can_undo && !failure) return null;

  return (
    <Stack gap={3}>
      <Row gap={3} wrap>
        {job.can_cancel && (
          <Button isBusy={cancel.isBusy} onClick={() => setAsked('cancel')} {...binding.control}>
            <Trans>Cancel translation</Trans>
          </Button>
        )}
        {job.can_undo && (
          <Button isBusy={undo.isBusy} onClick={() => setAsked('undo')} {...binding.control}>
            <Trans>Undo translation</Trans>
          </Button>
        )}
        {job.can_undo && job.undo_until && (
          <Text size={14} tone="muted" title={format.dateTime(job.undo_until)}>
            <Trans>Can be undone until {until}.</Trans>
          </Text>
        )}
      </Row>
      {failure && (
        <Banner ref={bringIntoSight} tone="critical">
          {failure}
        </Banner>
      )}
      {(job.can_cancel || job.can_undo) && <BindingReason action={binding} />}
      <AlertDialog
        isOpen={asked === 'cancel'}
        title={t`Cancel this translation?`}
        description={
          <>
            {t`${plural(completed, {
              one: `${done} translation is done and stays on YouTube.`,
              other: `${done} translations are done and stay on YouTube.`,
            })}`}{' '}
            {t`${plural(job.reserved ?? 0, {
              one: `Up to ${unused} unused translation goes back to your balance.`,
              other: `Up to ${unused} unused translations go back to your balance.`,
            })}`}
          </>
        }
        onClose={close}
        onConfirm={() => act(cancel, undo)}
        cancelLabel={t`Keep translating`}
        confirmLabel={t`Cancel translation`}
        isBusy={cancel.isBusy}
        finalFocus={() => job.can_cancel === true || afterwards.current}
      />
      <AlertDialog
        isOpen={asked === 'undo'}
        title={t`Undo this translation?`}
        description={
          job.update_existing_localizations
            ? t`${plural(completed, {
                one: `We take ${done} translation off YouTube, restore the text that it replaced, if there was one, and return what it cost.`,
                other: `We take ${done} translations off YouTube, restore the texts that they replaced, if there were any, and return what they cost.`,
              })}`
            : t`${plural(completed, {
                one: `We take ${done} new translation off YouTube and return what it cost.`,
                other: `We take ${done} new translations off YouTube and return what they cost.`,
              })}`
        }
        onClose={close}
        onConfirm={() => act(undo, cancel)}
        cancelLabel={t`Keep the translation`}
        confirmLabel={t`Undo translation`}
        isBusy={undo.isBusy}
        finalFocus={() => job.can_undo === true || afterwards.current}
      />
    </Stack>
  );
}
