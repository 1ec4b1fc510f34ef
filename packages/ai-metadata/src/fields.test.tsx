import { usePortal } from '@my-air/feature-api';
import { describeFields } from '@my-air/feature-api/testing';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';

import {
  getJob,
  getLocalizationSettings,
  getReceipt,
  getTranslationBalance,
  listAiChannels,
  listAiVideos,
  listFailures,
  listGlossary,
  listJobs,
  listLedger,
  listLocalizableLanguages,
  listOrders,
  listPackages,
  listReview,
  selectAllVideos,
} from './contract.ts';
import { aiMetadataFeature } from './feature.ts';
import { GlossaryCard } from './glossary/GlossaryCard.tsx';
import { FailureGroups } from './jobs/FailureGroups.tsx';
import { RecentJobs } from './jobs/RecentJobs.tsx';
import { LedgerCard } from './orders/LedgerCard.tsx';
import { OrdersCard } from './orders/OrdersCard.tsx';
import { AutoMode } from './auto/AutoMode.tsx';
import { waitingTranslations } from './homepage/waitingTranslations.ts';
import { ReviewList } from './review/ReviewList.tsx';
import { useSelection } from './selection/useSelection.ts';
import {
  buildAiChannel,
  buildJob,
  buildOrder,
  buildPackage,
  buildReviewItem,
} from './testing/buildAiMetadata.ts';
import { sampleAnswers, sampleVideos, storyPortal } from './testing/storyPortal.ts';

/** The answer of the story to a call without parameters. */
const sampleOf = (key: keyof typeof sampleAnswers) => (sampleAnswers[key] as () => unknown)();

const second = buildAiChannel({ platform_guid: 'UC0000000000000000000002', title: 'Ann travels' });

/** What draws nothing without data, with something that is always there. */
const beside = (element: ReactElement) => (
  <>
    <p>Beside it</p>
    {element}
  </>
);

/** The selection of every video of a channel, with what it counts. */
function EveryVideo() {
  const { count, select } = useSelection(second.platform_guid, {}, 7);
  return (
    <>
      <p>{count}</p>
      <button onClick={() => select({ mode: 'some', ids: new Set() })}>Select none</button>
      <button onClick={() => select({ mode: 'allMatching', ids: new Set() })}>Select all</button>
    </>
  );
}

/** Selects anew: the selection is kept from one drawing to the next, and counted once. */
async function selectEveryVideo() {
  fireEvent.click(await screen.findByRole('button', { name: 'Select none' }));
  fireEvent.click(screen.getByRole('button', { name: 'Select all' }));
}

/** The card of home that lists waiting translations. */
function Waiting() {
  const { data } = useQuery(waitingTranslations(usePortal()));
  return <p>{`${data?.length ?? 0}: ${(data ?? []).map(({ title }) => title).join(', ')}`}</p>;
}

describeFields(aiMetadataFeature, {
  'the channels': {
    ...storyPortal,
    screen: '/ai-metadata/translation',
    call: listAiChannels,
    good: { channels: [buildAiChannel(), second] },
  },
  'the videos': {
    ...storyPortal,
    screen: '/ai-metadata/translation',
    call: listAiVideos,
    good: { data: sampleVideos.slice(0, 2), meta: { current_page: 1, per_page: 50, total: 2 } },
    unshown: ['data.0.privacy_status'],
  },
  'everything that is selected': {
    ...storyPortal,
    screen: <EveryVideo />,
    call: selectAllVideos,
    good: { total: 7, as_of: '2026-11-22T12:00:00.000Z', platform_guids: ['video-1', 'video-2'] },
    act: selectEveryVideo,
  },
  'what translations want on home': {
    ...storyPortal,
    screen: <Waiting />,
    call: listJobs,
    good: {
      jobs: [
        buildJob({ status: 'review', in_review: 2 }),
        buildJob({ id: 42, status: 'waiting', waiting_reason: 'access_revoked' }),
      ],
    },
    // A job is told of while it is in one of two states, and no longer in another.
    unshown: ['jobs.0.status'],
  },
  'the jobs of a channel': {
    ...storyPortal,
    screen: beside(<RecentJobs channelId={buildAiChannel().platform_guid} />),
    call: listJobs,
    good: { jobs: [buildJob(), buildJob({ id: 42, status: 'completed' })] },
  },
  'a job': {
    ...storyPortal,
    screen: '/ai-metadata/translation/41',
    call: getJob,
    good: { job: buildJob({ in_review: 2 }) },
    subject: 'job',
  },
  'the receipt of a job': {
    ...storyPortal,
    screen: '/ai-metadata/translation/41',
    call: getReceipt,
    good: sampleOf(getReceipt.key),
  },
  'the languages': {
    ...storyPortal,
    screen: '/ai-metadata/translation',
    call: listLocalizableLanguages,
    good: sampleOf(listLocalizableLanguages.key),
    keeps: ['Street food in Lviv'],
  },
  'the balance': {
    ...storyPortal,
    screen: '/ai-metadata/packages',
    call: getTranslationBalance,
    good: sampleOf(getTranslationBalance.key),
  },
  'the packages': {
    ...storyPortal,
    screen: '/ai-metadata/packages',
    call: listPackages,
    good: { packages: [buildPackage(), buildPackage({ id: 2, translations_amount: 3000 })] },
  },
  'the form of the auto mode': {
    ...storyPortal,
    screen: <AutoMode channel={buildAiChannel()} />,
    call: getLocalizationSettings,
    good: {
      localization_settings: {
        translate_languages: ['en', 'es'],
        original_language: 'uk',
        video_types: ['video', 'short'],
        enabled_auto_localization: true,
      },
    },
  },
  'the form of the review': {
    ...storyPortal,
    screen: <ReviewList job={buildJob({ status: 'review', in_review: 2 })} />,
    call: listReview,
    good: {
      items: [buildReviewItem(), buildReviewItem({ id: 2, language: 'es' })],
      meta: { current_page: 1, last_page: 1, per_page: 20, total: 2 },
    },
  },
  'the form of the glossary': {
    ...storyPortal,
    screen: <GlossaryCard />,
    call: listGlossary,
    good: {
      terms: [
        { id: 1, text: 'Ann Cooks' },
        { id: 2, text: 'Minecraft' },
      ],
    },
  },
  'the orders': {
    ...storyPortal,
    screen: <OrdersCard />,
    call: listOrders,
    good: { orders: [buildOrder(), buildOrder({ id: 6, status: 'paid' })] },
  },
  'the ledger': {
    ...storyPortal,
    screen: beside(<LedgerCard />),
    call: listLedger,
    good: {
      entries: [
        { id: 2, kind: 'reserved', amount: 20, balance_change: -20, reserved_change: 20, job_id: 41 },
        { id: 1, kind: 'bought', amount: 100, balance_change: 100, reserved_change: 0, order_id: 5 },
      ],
    },
  },
  'why translations failed': {
    ...storyPortal,
    screen: beside(<FailureGroups id="41" canRetry />),
    call: listFailures,
    good: {
      groups: [
        { reason: 'title_too_long', count: 3, languages: [{ language: 'es', count: 3 }] },
        { reason: 'platform_error', count: 1 },
      ],
      failures: [],
    },
  },
});
