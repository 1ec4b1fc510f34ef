import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import {
  BindingReason,
  ItemBoundary,
  QueryView,
  useAddressText,
  useBindingAction,
  usePaginationWords,
} from '@my-air/feature-kit/views';
import {
  AlertDialog,
  Banner,
  Button,
  Card,
  Pagination,
  Skeleton,
  Stack,
  Text,
  bringIntoSight,
} from '@my-air/ui-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import type { Job, ReviewItem } from '../contract.ts';
import { useRefusalText } from '../failure/refusals.ts';
import { useLanguageNames } from '../languages/useLanguageNames.ts';
import { approveEverything, CorrectionFailed, reviewQuery } from './review.api.ts';
import { ReviewRow } from './ReviewRow.tsx';

/** Results that wait for approval, source and result side by side. Nothing without such results. */
export function ReviewList({ job }: { job: Job }) {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useLanguageNames();
  const [isAsking, setAsking] = useState(false);
  const pageWords = usePaginationWords(t`Pages of translations to review`);
  const id = String(job.id);
  const waiting = job.in_review ?? 0;
  const { result, page, open } = useReviewPage(id, waiting > 0);
  const { approve, isPending, failure, isOfCorrection, binding } = useApproveAll(id);
  if (waiting === 0 || result.data === null) return null;
  const count = format.number(waiting);
  const languages = format.list((job.translate_languages ?? []).map(nameOf));
  const pages = result.data?.meta?.last_page ?? 1;

  return (
    <Card
      title={<Trans>Review before publishing</Trans>}
      actions={
        <Button
          size="s"
          variant="primary"
          isBusy={isPending}
          onClick={() => setAsking(true)}
          {...binding.control}
        >
          {t`${plural(waiting, { one: `Approve ${count} result`, other: `Approve all ${count} results` })}`}
        </Button>
      }
    >
      <Text size={14} tone="muted">
        <Trans>
          Nothing is published until you approve it. What these results cost is reserved, and goes back to
          your balance for each one that you do not publish.
        </Trans>
      </Text>
      <AlertDialog
        isOpen={isAsking}
        tone="primary"
        title={t`${plural(waiting, { one: `Publish ${count} translation?`, other: `Publish ${count} translations?` })}`}
        description={t`${plural(waiting, {
          one: `${count} title and description in ${languages} goes on YouTube as it is now, and the reserved translation is spent.`,
          other: `${count} titles and descriptions in ${languages} go on YouTube as they are now, and the reserved translations are spent.`,
        })}`}
        onClose={() => setAsking(false)}
        onConfirm={() => approve({ onSettled: () => setAsking(false) })}
        cancelLabel={t`Keep reviewing`}
        confirmLabel={t`Publish`}
        isBusy={isPending}
      >
        <Text weight="medium">
          <bdi>{job.channel?.title}</bdi>
        </Text>
      </AlertDialog>
      <BindingReason action={binding} />
      {failure && (
        <Banner
          ref={bringIntoSight}
          tone="critical"
          title={isOfCorrection && <Trans>A correction could not be saved, so nothing was approved</Trans>}
        >
          {failure}
        </Banner>
      )}
      <QueryView
        query={result}
        pending={<Skeleton lines={4} height="3rem" />}
        failed={<Trans>The translations could not be loaded</Trans>}
      >
        {(data) => data && <ReviewRows jobId={id} items={data.items} />}
      </QueryView>
      {pages > 1 && <Pagination page={page} count={pages} onPageChange={open} words={pageWords} />}
    </Card>
  );
}

/** The page of results that the address names, and how to open another. */
function useReviewPage(id: string, isEnabled: boolean) {
  const { api } = usePortal();
  const [kept, keep] = useAddressText('page');
  const page = Number(kept) || 1;
  const result = useQuery({ ...reviewQuery(api, id, page), enabled: isEnabled });
  const isPastTheEnd = result.data?.items.length === 0 && page > 1;
  useEffect(() => {
    // The last result of the last page has been decided.
    if (isPastTheEnd) keep('');
  });
  return { result, page, open: (next: number) => keep(String(next)) };
}

/** The results of a page; the focus goes from a result that is decided to the one that takes its place. */
function ReviewRows({ jobId, items }: { jobId: string; items: readonly ReviewItem[] }) {
  const rows = useRef<HTMLDivElement>(null);
  /** The place of the result that was decided last. */
  const decided = useRef<number>(undefined);
  useEffect(() => {
    // The pressed button has gone with its result.
    if (items.length === 0 || decided.current === undefined || document.activeElement !== document.body)
      return;
    const results = rows.current?.querySelectorAll('article');
    results?.[Math.min(decided.current, results.length - 1)]?.querySelector('button')?.focus();
    decided.current = undefined;
  }, [items]);

  return (
    <Stack gap={4} ref={rows}>
      {items.map((item, place) => (
        <ItemBoundary key={item.id} of={item}>
          <ReviewRow
            jobId={jobId}
            item={item}
            onDecide={() => {
              decided.current = place;
            }}
          />
        </ItemBoundary>
      ))}
    </Stack>
  );
}

/** Approves all results of a job that wait. */
function useApproveAll(jobId: string) {
  const portal = usePortal();
  const binding = useBindingAction();
  const failureText = useRefusalText();
  const { mutate, isPending, error } = useMutation({
    mutationKey: ['ai-metadata', 'approve', jobId],
    mutationFn: () => approveEverything(portal, jobId),
    meta: { handles: 'inPlace' },
  });
  const isOfCorrection = error instanceof CorrectionFailed;
  return {
    approve: (options: { onSettled: () => void }) => mutate(undefined, options),
    isPending,
    /** Why it did not happen, in words. */
    failure: error && failureText(isOfCorrection ? error.cause : error),
    /** Whether a correction that is being typed could not be saved. */
    isOfCorrection,
    binding,
  };
}
