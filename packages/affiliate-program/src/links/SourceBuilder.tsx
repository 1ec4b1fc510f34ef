import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Field, Stack, Text, TextInput } from '@my-air/ui-kit';
import { useState } from 'react';

import { LinkField } from './LinkField.tsx';
import { withSource } from './withSource.ts';

export interface SourceBuilderProps {
  link: string;
}

/** Makes a variant of the link for each place that it is shared at, such as a video's description. */
export function SourceBuilder({ link }: SourceBuilderProps) {
  const { t } = useLingui();
  const [source, setSource] = useState('');
  const marked = withSource(link, source);

  return (
    <Card title={<Trans>Link for one place</Trans>}>
      <Stack gap={3}>
        <Text size={14} tone="muted">
          <Trans>Name the place where you share it, so that you can tell your links apart.</Trans>
        </Text>
        <Field label={t`Place`}>
          <TextInput
            value={source}
            maxLength={40}
            placeholder={t`Video description`}
            onChange={(event) => setSource(event.target.value)}
          />
        </Field>
        {marked !== link && <LinkField label={t`Link for this place`} url={marked} />}
      </Stack>
    </Card>
  );
}
