import { ApiError } from '@my-air/api-client';
import { renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { listGlossary, listJobs } from './contract.ts';
import { GlossaryCard } from './glossary/GlossaryCard.tsx';
import { TranslationCard } from './homepage/TranslationCard.tsx';
import { loadMessages } from './messages.ts';
import { sampleAnswers } from './testing/storyPortal.ts';

const pitch = /bring viewers who would not find you/;

test.each([
  ['the glossary', <GlossaryCard key={0} />, listGlossary.key],
  ['the translations on home', <TranslationCard key={1} />, listJobs.key],
])(
  '%s that cannot be loaded is told, is not taken for empty, and can be tried again',
  async (_, card, key) => {
    const failure = () => {
      throw new ApiError({ code: 'server', key, status: 500, pageLoading: false });
    };
    const portal = stubPortal({ loadMessages, answers: { ...sampleAnswers, [key]: failure } });
    renderInPortal(card, { portal });
    expect(await screen.findByText('The list could not be loaded')).toBeTruthy();
    expect(screen.queryByText(pitch)).toBeNull();
    portal.api.answer({ [key]: sampleAnswers[key]! });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('The list could not be loaded')).toBeNull());
  },
);
