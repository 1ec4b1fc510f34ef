import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { HelpLink } from '@my-air/feature-kit/views';
import { Card, Page, Skeleton, Grid } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { ReferralChannels } from '../channels/ReferralChannels.tsx';
import { CreateLink } from '../links/CreateLink.tsx';
import { LinkField } from '../links/LinkField.tsx';
import { SourceBuilder, type SourceBuilderProps } from '../links/SourceBuilder.tsx';
import { Materials } from '../materials/Materials.tsx';
import { LinkTable } from '../links/LinkTable.tsx';
import { helpArticle } from '../program/programIds.ts';
import { referralProgramQuery } from '../program/referralProgram.api.ts';
import { Figures } from './Figures.tsx';
import { LinkSums } from './LinkSums.tsx';
import { Terms } from './Terms.tsx';

// A chart comes right after the first screen.
const History = lazy(() => import('./History.tsx').then((module) => ({ default: module.History })));

/** The referral program of a partner: figures, links, channels, terms and materials. */
export function ProgramScreen() {
  const { t } = useLingui();
  const { api } = usePortal();
  const { data: program } = useSuspenseQuery(referralProgramQuery(api));
  const { referral_link_v4: link, history } = program;

  return (
    <Page
      title={<Trans>Referral program</Trans>}
      lead={<Trans>Invite other creators and earn a share of what their channels bring.</Trans>}
      actions={
        <HelpLink article={helpArticle}>
          <Trans>How the referral program works</Trans>
        </HelpLink>
      }
    >
      <Figures program={program} />
      {link ? (
        <ShareLink link={link} sources={program.referral_link_sources} />
      ) : (
        <Card title={<Trans>Your link</Trans>}>
          <CreateLink />
        </Card>
      )}
      {history && history.length > 0 && (
        <Suspense fallback={<Skeleton height="15rem" />}>
          <History days={history} />
        </Suspense>
      )}
      <LinkSums program={program} />
      <ReferralChannels channels={program.channels ?? []} />
      <LinkTable
        title={t`Campaign links`}
        links={program.referral_links_new ?? []}
        empty={t`No campaign links yet.`}
      />
      <LinkTable
        title={t`Earlier links`}
        links={program.referral_links_legacy ?? []}
        empty={t`You have no links from the earlier program.`}
      />
      {link && <Materials link={link} />}
      <Terms hasEarlierTerms={program.show_milx_terms ?? false} />
    </Page>
  );
}

/** The partner's link to share, beside variants of it for each place. */
function ShareLink({ link, sources }: SourceBuilderProps) {
  const { t } = useLingui();
  return (
    <Grid min="26rem" gap={4}>
      <Card title={<Trans>Your link</Trans>}>
        <LinkField label={t`Link to share`} url={link} />
      </Card>
      <SourceBuilder link={link} sources={sources} />
    </Grid>
  );
}
