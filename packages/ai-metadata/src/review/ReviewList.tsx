import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import {
  BindingReason,
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
  RouteTabs,
  Skeleton,
  Text,
  bringIntoSight,
} from '@my-air/ui-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import type { Job } from '../contract.ts';
import { useRefusalText } from '../failure/refusals.ts';
import { receiptQuery } from '../jobs/jobs.api.ts';
import { useLanguageNames } from '../languages/useLanguageNames.ts';
import { approveEverything, CorrectionFailed, reviewQuery } from './review.api.ts';
import { ReviewRows } from './ReviewRows.tsx';

/** Results that wait for approval, by language, source and result side by side. Nothing without such results. */
export function ReviewList({ job }: { job: Job }) {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useLanguageNames();
  const [isAsking, setAsking] = useState(false);
  const pageWords = usePaginationWords(t`Pages of translations to review`);
  const id = String(job.id);
  const all = job.in_review ?? 0;
  const groups = useReviewLanguages(id);
  const [named] = useAddressText('language');
  const group = groups.find(({ language }) => language === named);
  const language = group?.language;
  const { result, page, open } = useReviewPage(id, language, all > 0);
  const { approve, isPending, failure, isOfCorrection, binding } = useApproveAll(id, language);
  if (all === 0 || result.data === null) return null;
  const waiting = group?.waiting ?? all;
  const count = format.number(waiting);
  const name = nameOf(language);
  const languages = language ? name : format.list((job.translate_languages ?? []).map(nameOf));
  const linkTo = (next: string | undefined) => (
    <Link
      to="/ai-metadata/translation/$job"
      params={{ job: id }}
      search={{ language: next }}
      replace
      resetScroll={false}
      activeOptions={{ exact: true }}
    />
  );
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
          {language
            ? t`Approve ${name} (${count})`
            : t`${plural(waiting, { one: `Approve ${count} result`, other: `Approve all ${count} results` })}`}
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
        tone="accent"
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
      {groups.length > 1 && (
        <RouteTabs
          label={t`Languages`}
          tabs={[
            { id: '', label: t`All languages`, render: linkTo(undefined), isCurrent: language === undefined },
            ...groups.map((one) => ({
              id: one.language,
              label: `${nameOf(one.language)} (${format.number(one.waiting)})`,
              render: linkTo(one.language),
              isCurrent: one === group,
            })),
          ]}
        />
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

/** How many results wait in each language of a job, the longest list first; none where the server has no receipt. */
function useReviewLanguages(id: string) {
  // oxlint-disable-next-line my-air/answered-query -- without its receipt a job is reviewed as a whole
  const { data } = useQuery(receiptQuery(usePortal().api, id));
  return (data?.languages ?? [])
    .map(({ language, in_review }) => ({ language, waiting: in_review ?? 0 }))
    .filter(({ waiting }) => waiting > 0)
    .toSorted((one, other) => other.waiting - one.waiting);
}

/** The page of results that the address names, and how to open another. */
function useReviewPage(id: string, language: string | undefined, isEnabled: boolean) {
  const { api } = usePortal();
  const [kept, keep] = useAddressText('page');
  const page = Number(kept) || 1;
  const result = useQuery({ ...reviewQuery(api, id, page, language), enabled: isEnabled });
  const isPastTheEnd = result.data?.items.length === 0 && page > 1;
  useEffect(() => {
    // The last result of the last page has been decided.
    if (isPastTheEnd) keep('');
  });
  return { result, page, open: (next: number) => keep(String(next)) };
}

/** Approves the results of a job that wait, of one language or of all. */
function useApproveAll(jobId: string, language: string | undefined) {
  const portal = usePortal();
  const binding = useBindingAction();
  const failureText = useRefusalText();
  const { mutate, isPending, error } = useMutation({
    mutationKey: ['ai-metadata', 'approve', jobId],
    mutationFn: () => approveEverything(portal, jobId, language),
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
