import { useLingui } from '@lingui/react/macro';
import { Skeleton, Stack } from '@my-air/ui-kit';
import { styled } from 'styled-components';

/** The placeholder of a conversation while it is loading. */
export function ChatOnItsWay() {
  const { t } = useLingui();
  return (
    <Waiting aria-busy="true" aria-label={t`Loading the chat`}>
      <Stack gap={4}>
        <Skeleton shape="block" width="60%" height="3.5rem" />
        <Skeleton shape="block" width="44%" height="2.5rem" />
        <Skeleton shape="block" width="52%" height="5rem" style={{ alignSelf: 'flex-end' }} />
        <Skeleton shape="block" width="36%" height="2.5rem" />
      </Stack>
    </Waiting>
  );
}

const Waiting = styled.section`
  flex: 1;
  min-width: 0;
  padding: var(--space-6);
`;
