import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { port, usePortal } from '@my-air/feature-kit';
import { SupportButton } from '@my-air/feature-kit/views';
import { Banner, Button, parseHtml, type StatusTone } from '@my-air/ui-kit';
import { lazy, Suspense } from 'react';

import { homePorts } from '../ports.ts';

const ServerWords = lazy(async () => ({ default: (await import('./ServerWords.tsx')).ServerWords }));

interface ProfileStatusLook {
  tone: StatusTone;
  title: MessageDescriptor;
}

/** The states of a profile that this product knows. Assumed: the backend does not name them. */
const known: Readonly<Record<string, ProfileStatusLook>> = {
  ok: { tone: 'positive', title: msg`Your profile is complete` },
  incomplete: { tone: 'warning', title: msg`Your profile is not complete` },
  on_review: { tone: 'info', title: msg`Your profile is being checked` },
  rejected: { tone: 'critical', title: msg`Your profile was not accepted` },
  blocked: { tone: 'critical', title: msg`Your profile is blocked` },
};

const unknown: ProfileStatusLook = { tone: 'neutral', title: msg`About your profile` };

/** The tone and the title of a state of the profile; neutral for one that this build does not know. */
function profileStatusLook(status: string): ProfileStatusLook {
  return Object.hasOwn(known, status) ? (known[status] ?? unknown) : unknown;
}

export interface ProfileStatusBannerProps {
  /** The state of the profile, as the server names it. */
  status: string;
  /** The server's explanation, as HTML; without it a profile in order shows no banner. */
  description: string | null | undefined;
}

/** The server's explanation. Most are plain text, which needs no sanitizer. */
function Description({ html }: { html: string }) {
  const { childElementCount, textContent } = parseHtml(html);
  if (childElementCount === 0) return textContent;
  return (
    <Suspense fallback={textContent}>
      <ServerWords html={html} />
    </Suspense>
  );
}

/** The state of the user's profile, in our words and the server's. */
export function ProfileStatusBanner({ status, description }: ProfileStatusBannerProps) {
  const { t } = useLingui();
  const { tone, title } = profileStatusLook(status);
  const portal = usePortal();
  const completeProfile = port(homePorts, 'completeProfile');
  // A profile that is in order, or an unknown state without an explanation, is no news.
  if (!description && (tone === 'positive' || tone === 'neutral')) return null;

  return (
    <Banner
      tone={tone}
      title={t(title)}
      action={
        status === 'incomplete' && completeProfile ? (
          <Button size="s" onClick={() => completeProfile(portal)}>
            <Trans>Complete it</Trans>
          </Button>
        ) : (
          tone !== 'positive' && <SupportButton summary={t(title)} />
        )
      }
    >
      {description ? <Description html={description} /> : undefined}
    </Banner>
  );
}
