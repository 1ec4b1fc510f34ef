import { ApiError } from '@my-air/api-client';
import { renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import {
  getReceipt,
  getTranslationBalance,
  listFailures,
  listGlossary,
  listJobs,
  listLedger,
  listLocalizableLanguages,
  listReview,
} from './contract.ts';
import { BalanceLine } from './frame/BalanceLine.tsx';
import { GlossaryCard } from './glossary/GlossaryCard.tsx';
import { TranslationCard } from './homepage/TranslationCard.tsx';
import { FailedVideos } from './jobs/FailedVideos.tsx';
import { FailureGroups } from './jobs/FailureGroups.tsx';
import { JobReceipt } from './jobs/JobReceipt.tsx';
import { LanguageFields } from './languages/LanguageFields.tsx';
import { loadMessages } from './locales/index.ts';
import { LedgerCard } from './orders/LedgerCard.tsx';
import { ProgressSheet } from './progress/ProgressSheet.tsx';
import { ReviewList } from './review/ReviewList.tsx';
import { buildJob } from './testing/buildAiMetadata.ts';
import { sampleAnswers } from './testing/storyPortal.ts';

const pitch = /bring viewers who would not find you/;
const fields = <LanguageFields languages={[]} source={null} onLanguages={() => {}} onSource={() => {}} />;
const failed = (what: string) => `The ${what} could not be loaded`;

test.each([
  ['the glossary', <GlossaryCard key={0} />, listGlossary.key, failed('list')],
  ['the translations on home', <TranslationCard key={1} />, listJobs.key, failed('list')],
  [
    'the running translations',
    <ProgressSheet key={2} close={() => {}} />,
    listJobs.key,
    failed('translations'),
  ],
  [
    'the failed videos',
    <FailedVideos key={3} id="41" reason="x" />,
    listFailures.key,
    failed('failed translations'),
  ],
  [
    'the failures',
    <FailureGroups key={4} id="41" canRetry />,
    listFailures.key,
    failed('failed translations'),
  ],
  ['the receipt', <JobReceipt key={5} id="41" />, getReceipt.key, failed('receipt')],
  [
    'the review',
    <ReviewList key={6} job={buildJob({ in_review: 2 })} />,
    listReview.key,
    failed('translations'),
  ],
  ['the balance history', <LedgerCard key={7} />, listLedger.key, failed('balance history')],
  ['the balance', <BalanceLine key={8} hasLink={false} />, getTranslationBalance.key, failed('balance')],
  ['the choice of languages', fields, listLocalizableLanguages.key, failed('languages')],
])(
  '%s that cannot be loaded is told, is not taken for empty, and can be tried again',
  async (_, card, key, text) => {
    const failure = () => {
      throw new ApiError({ code: 'server', key, status: 500, pageLoading: false });
    };
    const portal = stubPortal({ loadMessages, answers: { ...sampleAnswers, [key]: failure } });
    renderInPortal(card, { portal });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByText(pitch)).toBeNull();
    portal.api.answer({ [key]: sampleAnswers[key]! });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  },
);
