import type { MessageDescriptor } from '@lingui/core';
import { PathLink } from '@my-air/feature-kit/views';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { port, supportPorts, usePortal, useUser } from '@my-air/feature-kit';
import { Button, Card, Text } from '@my-air/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';

import { homePorts } from '../ports.ts';
import { capabilityPlaces, listGranted, type KnownCapability } from './capabilityPlaces.ts';

interface ToolWords {
  title: MessageDescriptor;
  /** The description of the tool, one sentence. */
  text: MessageDescriptor;
}

/** The words of the card of tools for a capability; those that are shown elsewhere are absent. */
export const toolWords: Readonly<Partial<Record<KnownCapability, ToolWords>>> = {
  member: { title: msg`Direct support`, text: msg`Write to our team about any service.` },
  analytics: { title: msg`Analytics`, text: msg`The numbers of your connected channels.` },
  partner_channel: {
    title: msg`Partner channel`,
    text: msg`Contract and terms of your connected channel.`,
  },
  ai_youtube_comments: {
    title: msg`AI comments`,
    text: msg`Your channels can use comment replies prepared by AI.`,
  },
};

/** The tools that are switched on for the user and have no screen of their own. */
export function ToolsCard() {
  const user = useUser();
  const tools = listGranted(user).filter(
    (name) =>
      toolWords[name] && (capabilityPlaces[name].kind !== 'support' || port(supportPorts, 'askSupport')),
  );
  // Nothing is switched on: a card that says so would be of no use.
  if (tools.length === 0) return null;

  return (
    <Card title={<Trans>Enabled for you</Trans>}>
      <List>
        {tools.map((name) => (
          <Tool key={name} name={name} words={toolWords[name]!} />
        ))}
      </List>
    </Card>
  );
}

function Tool({ name, words }: { name: KnownCapability; words: ToolWords }) {
  const { t } = useLingui();
  const portal = usePortal();
  const askSupport = port(supportPorts, 'askSupport');
  const titleId = useId();
  const place = capabilityPlaces[name];
  const linkTo = place.kind === 'tool' ? port(homePorts, place.port) : undefined;

  return (
    <Line>
      <Words>
        <Text id={titleId} weight="medium">
          {t(words.title)}
        </Text>
        <Text tone="muted" size={14}>
          {t(words.text)}
        </Text>
      </Words>
      {place.kind === 'support' && askSupport && (
        <Button size="s" aria-describedby={titleId} onClick={() => askSupport(portal, {})}>
          <Trans>Write</Trans>
        </Button>
      )}
      {linkTo && (
        <Button size="s" aria-describedby={titleId} render={<PathLink to={linkTo()} />}>
          <Trans>Open</Trans>
        </Button>
      )}
    </Line>
  );
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  justify-content: space-between;
`;

const Words = styled.div`
  min-width: 0;
`;
