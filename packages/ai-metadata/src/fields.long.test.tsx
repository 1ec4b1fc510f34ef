import { usePortal } from '@my-air/feature-kit';
import { describeFields, pressButtons } from '@my-air/feature-kit/testing';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';

import {
  addGlossaryTerm,
  approveAll,
  approveReviewItem,
  cancelJob,
  createOrder,
  discardReviewItem,
  editReviewItem,
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
  listVideosByGuid,
  preCalculate,
  preCalculateSettings,
  requestForceUpdate,
  retryFailed,
  selectAllVideos,
  startBatch,
  undoJob,
} from './contract.ts';
import { aiMetadataFeature } from './feature.ts';
import { GlossaryCard } from './glossary/GlossaryCard.tsx';
import { FailureGroups } from './jobs/FailureGroups.tsx';
import { RecentJobs } from './jobs/RecentJobs.tsx';
import { LedgerCard } from './orders/LedgerCard.tsx';
import { OrdersCard } from './orders/OrdersCard.tsx';
import { AutoMode } from './auto/AutoMode.tsx';
import { waitingTranslations } from './homepage/waitingTranslations.ts';
import { ForceUpdateButton } from './channels/ForceUpdateButton.tsx';
import { ReceiptDialog } from './receipt/ReceiptDialog.tsx';
import { TranslateBar } from './receipt/TranslateBar.tsx';
import { ReviewList } from './review/ReviewList.tsx';
import { useSelection } from './selection/useSelection.ts';
import {
  buildAiChannel,
  buildJob,
  buildOrder,
  buildPackage,
  buildPrice,
  buildReviewItem,
} from './testing/buildAiMetadata.ts';
import { sampleAnswers, sampleVideos, storyPortal } from './testing/storyPortal.ts';

/** The answer of the story to a call without parameters. */
const sampleOf = (key: keyof typeof sampleAnswers) => (sampleAnswers[key] as () => unknown)();

const second = buildAiChannel({ platform_guid: 'UC0000000000000000000002', title: 'Ann travels' });

/** An element that draws nothing without data, beside a text that is always there. */
const beside = (element: ReactElement) => (
  <>
    <p>Beside it</p>
    {element}
  </>
);

/** The selection of every video of a channel, with its count. */
function EveryVideo() {
  const { count, select } = useSelection(second.platform_guid, {}, { ids: [], total: 7 });
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

/** A job with everything that can be done with one. */
const pliant = buildJob({ in_review: 2, can_cancel: true, can_retry: true, can_undo: true });
const answers = { ...sampleAnswers, [getJob.key]: { job: pliant } };
const jobScreen = { ...storyPortal, answers, screen: '/ai-metadata/translation/41' };
const decided = { item: buildReviewItem({ status: 'completed' }), job: buildJob({ in_review: 1 }) };
const order = {
  channelId: buildAiChannel().platform_guid,
  selection: { platform_guids: ['video-1', 'video-4'] },
  settings: { languages: ['en', 'es'], source: 'uk', overwrite: false, review: false },
};
const receipt = beside(
  <ReceiptDialog
    channel={buildAiChannel()}
    order={order}
    count={2}
    onSettings={() => {}}
    onClose={() => {}}
    onStarted={() => {}}
  />,
);

/** Adds a name to the glossary. */
async function addName() {
  const target = { value: 'Brawl Stars' };
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target });
  // The field follows the kept draft, which it subscribes to shortly after it is drawn.
  await screen.findByDisplayValue(target.value);
  fireEvent.click(screen.getByRole('button', { name: 'Add name' }));
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
    // A job is shown while it is in one of two states, and no longer in another.
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
      lines: [
        { id: 2, kind: 'running', balance_change: -20, reserved: 20, job_id: 41, channel_title: 'Ann cooks' },
        { id: 1, kind: 'bought', balance_change: 100, order_id: 5 },
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
  'an update of the videos': {
    ...storyPortal,
    screen: <ForceUpdateButton channel={buildAiChannel()} />,
    act: pressButtons('Update videos'),
    call: requestForceUpdate,
    good: { channel: buildAiChannel({ is_background_syncing: true }) },
  },
  'a name that is added': {
    ...storyPortal,
    screen: <GlossaryCard />,
    act: addName,
    call: addGlossaryTerm,
    good: { term: { id: 3, text: 'Brawl Stars' } },
    keeps: ['Minecraft'],
  },
  'a job that is cancelled': {
    ...jobScreen,
    act: pressButtons('Cancel translation', 'Cancel translation'),
    call: cancelJob,
    good: { job: buildJob({ status: 'cancelling', can_cancel: false }) },
  },
  'a job that is undone': {
    ...jobScreen,
    act: pressButtons('Undo translation', 'Undo translation'),
    call: undoJob,
    good: { job: buildJob({ status: 'undoing', can_cancel: false }) },
  },
  'a job that is tried again': {
    ...jobScreen,
    act: pressButtons('Retry failed only'),
    call: retryFailed,
    good: { job: buildJob({ failed: 0 }) },
  },
  'all results that are approved': {
    ...jobScreen,
    act: pressButtons(/Approve all/),
    call: approveAll,
    good: { job: buildJob({ in_review: 0 }) },
  },
  'a result that is approved': {
    ...jobScreen,
    act: pressButtons('Approve'),
    call: approveReviewItem,
    good: decided,
  },
  'a result that is not published': {
    ...jobScreen,
    act: pressButtons('Do not publish'),
    call: discardReviewItem,
    good: decided,
  },
  'a result that is corrected': {
    ...jobScreen,
    act: pressButtons('Edit', 'Save'),
    call: editReviewItem,
    good: decided,
  },
  'an order': {
    ...storyPortal,
    screen: '/ai-metadata/packages',
    act: pressButtons(/Buy 10,000/),
    call: createOrder,
    good: { checkout_url: 'https://pay.my-air.test/9', order: buildOrder() },
    subject: 'checkout_url',
  },
  'the forecast of the auto mode': {
    ...storyPortal,
    screen: <AutoMode channel={buildAiChannel()} />,
    call: preCalculateSettings,
    good: {
      ...buildPrice(),
      translation_spent: 2,
      videos_per_month: 12,
      videos_covered: 1240,
    },
  },
  'the price beside the selection': {
    ...storyPortal,
    screen: <TranslateBar order={order} isCounting={false} onTranslate={() => {}} />,
    call: preCalculate,
    good: buildPrice(),
  },
  'the price of a receipt': {
    ...storyPortal,
    screen: receipt,
    call: preCalculate,
    good: buildPrice(),
    subject: 'translation_spent',
  },
  'a translation that is started': {
    ...storyPortal,
    screen: receipt,
    act: pressButtons('Start translation'),
    call: startBatch,
    good: {
      channel: buildAiChannel({ is_being_translated: true }),
      batch_translation_id: 41,
      job: buildJob(),
    },
  },
  'the videos that are being translated': {
    ...storyPortal,
    screen: '/ai-metadata/translation',
    call: listVideosByGuid,
    good: { yt_videos: sampleVideos.slice(2, 4) },
    keeps: ['Soup that never fails'],
    unshown: ['yt_videos.0.privacy_status'],
  },
});
