import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal, useUser } from '@my-air/feature-kit';
import { BindingReason, ItemBoundary, ShortList, useBindingAction } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { AlertDialog, Banner, bringIntoSight, Button, Card, Stack } from '@my-air/ui-kit';
import { useMutation, useQueries } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';

import type { Job } from '../contract.ts';
import { useRefusalText } from '../failure/refusals.ts';
import { actOnJob, jobQuery } from '../jobs/jobs.api.ts';
import { JobLine } from '../jobs/JobLine.tsx';
import { keptRun } from './ChannelRun.ts';

// More are in sight once they are asked for.
const shownCount = 5;

/** The jobs of the latest run, and the way to take all of them back. */
export function StartedRun() {
  const { t } = useLingui();
  const format = useFormat();
  const { api } = usePortal();
  const binding = useBindingAction();
  const [run, keep] = useAtom(keptRun(useUser()?.id));
  const [isAsking, setAsking] = useState(false);
  const ids = (run?.jobs ?? []).flatMap(({ jobId }) => jobId ?? []);
  const jobs = useQueries({ queries: ids.map((id) => jobQuery(api, id)) }).flatMap(({ data }) => data ?? []);
  const open = jobs.filter(isUndoable);
  const { undo, isPending, failures } = useUndoRun();
  const undoOpen = useEffectEvent(() => undo(open));
  // A job that was cancelled can be undone only once it has stopped.
  const isDue = run?.isUndone === true && open.length > 0 && !isPending && failures.length === 0;
  useEffect(() => {
    if (isDue) undoOpen();
  }, [isDue]);
  if (!run || jobs.length === 0) return null;
  const count = format.number(open.length);

  return (
    <Card
      title={<Trans>Translations of several channels</Trans>}
      actions={
        <>
          {open.length > 0 && (
            <Button size="s" isBusy={isPending} onClick={() => setAsking(true)} {...binding.control}>
              <Trans>Undo all</Trans>
            </Button>
          )}
          <Button size="s" variant="quiet" onClick={() => keep(undefined)}>
            <Trans>Start another translation</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <BindingReason action={binding} />
        {failures.length > 0 && (
          <Banner ref={bringIntoSight} tone="critical" title={<Trans>Some channels were not undone</Trans>}>
            {failures.map(({ title, text }) => (
              <div key={title}>
                <bdi>{title}</bdi>: {text}
              </div>
            ))}
          </Banner>
        )}
        <ShortList items={jobs} limit={shownCount}>
          {(shown) =>
            shown.map((job) => (
              <ItemBoundary key={String(job.id)} of={job}>
                <JobLine job={job} />
              </ItemBoundary>
            ))
          }
        </ShortList>
      </Stack>
      <AlertDialog
        isOpen={isAsking}
        title={t`${plural(open.length, { one: `Undo the translation of ${count} channel?`, other: `Undo the translations of ${count} channels?` })}`}
        description={t`What still runs is cancelled. We take the published translations off YouTube, restore the texts that they replaced, and return what they cost.`}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          keep((before) => before && { ...before, isUndone: true });
          undo(open);
        }}
        cancelLabel={t`Keep the translations`}
        confirmLabel={t`Undo all`}
      />
    </Card>
  );
}

const isUndoable = ({ can_cancel, can_undo }: Job) => Boolean(can_cancel) || Boolean(can_undo);

/** Cancels the jobs that run and undoes those that have ended; one that fails keeps no other from it. */
function useUndoRun() {
  const portal = usePortal();
  const failureText = useRefusalText();
  const { mutate, isPending, data } = useMutation({
    mutationKey: ['ai-metadata', 'undo run'],
    mutationFn: async (jobs: readonly Job[]) => {
      const failures: { title: string; text: string }[] = [];
      for (const job of jobs) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- one after the other: the server has one balance to change
          await actOnJob(portal, String(job.id), job.can_cancel ? 'cancel' : 'undo');
        } catch (error) {
          failures.push({ title: job.channel?.title ?? String(job.id), text: failureText(error) });
        }
      }
      return failures;
    },
    onSettled: () => portal.queryClient.invalidateQueries({ queryKey: ['ai-metadata', 'job'] }),
    meta: { handles: 'inPlace' },
  });
  return { undo: mutate, isPending, failures: data ?? [] };
}
