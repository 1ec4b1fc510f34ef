import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Grid, Stack, Text } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

import { AiMetadataPage } from '../frame/AiMetadataPage.tsx';

/** The promises of the service and its limits. */
export function AboutScreen() {
  const { t } = useLingui();
  const promises = [
    [
      t`The price first`,
      t`You see the cost of every language before anything is spent. Failed and skipped videos cost nothing.`,
    ],
    [
      t`Your words stay yours`,
      t`Links, hashtags, chapter times, emoji and the names you list come out of every translation unchanged.`,
    ],
    [
      t`Nothing is cut`,
      t`Each result is checked against YouTube's limits. One that is too long is reported, not shortened.`,
    ],
    [
      t`Undo for 7 days`,
      t`One button removes a whole batch, restores the texts that it replaced, and returns what it cost.`,
    ],
    [
      t`Runs on its own`,
      t`Close the page, or lose the connection: the translation goes on and is never charged twice.`,
    ],
    [t`Not a human translator`, t`A machine translates. Review before publishing if every word matters.`],
  ] as const;
  return (
    <AiMetadataPage
      title={<Trans>About AI translation</Trans>}
      lead={<Trans>Viewers search in their own language. Translated titles let them find you.</Trans>}
    >
      <Stack gap={5}>
        <Grid min="17rem">
          {promises.map(([title, text]) => (
            <Card key={title} title={title}>
              <Text tone="muted">{text}</Text>
            </Card>
          ))}
        </Grid>
        <Button
          variant="primary"
          style={{ alignSelf: 'start' }}
          render={<Link to="/ai-metadata/translation" />}
        >
          <Trans>Choose videos</Trans>
        </Button>
      </Stack>
    </AiMetadataPage>
  );
}
