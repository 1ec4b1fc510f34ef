import { plural, msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { languageTag, useFormat, useLocale, type MessageDescriptor } from '@my-air/i18n';
import { Card, Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import { countryName } from './countryName.ts';

/** The names of the incomes that a channel can have; others are "Other income". */
const incomeTypeNames: Readonly<Record<string, MessageDescriptor>> = {
  ads: msg`Advertising`,
  adsense: msg`Advertising`,
  premium: msg`YouTube Premium`,
  memberships: msg`Memberships`,
  super_chat: msg`Super Chat`,
  shorts: msg`Shorts`,
  music: msg`Music`,
  licensing: msg`Licensing`,
};

/** The words that a channel has about itself, the terms that are agreed for it, and its other facts. */
export function AboutChannel({ channel }: { channel: Channel }) {
  const { description } = channel;
  const facts = useFacts(channel).filter((fact) => fact.value);
  // A new profile has none of these yet.
  if (!description && facts.length === 0) return null;

  return (
    <Card title={<Trans>About the channel</Trans>}>
      {description && (
        <Text size={14} dir="auto">
          {description}
        </Text>
      )}
      {facts.length > 0 && (
        <Facts>
          {facts.map(({ label, value }) => (
            <Fact key={label}>
              <Text as="dt" size={14} tone="muted">
                {label}
              </Text>
              <Text as="dd" size={14}>
                {value}
              </Text>
            </Fact>
          ))}
        </Facts>
      )}
    </Card>
  );
}

interface ChannelFact {
  label: string;
  value: string | undefined;
}

function useFacts(channel: Channel): readonly ChannelFact[] {
  const { t } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  const { contract, following, posts, likes } = channel;
  const count = (value: number | null | undefined) =>
    typeof value === 'number' ? format.number(value) : undefined;
  const types = (contract?.income_types ?? []).map((type) => {
    const known = Object.hasOwn(incomeTypeNames, type) ? incomeTypeNames[type] : undefined;
    return known ? t(known) : t`Other income`;
  });
  const incomeTypes = [...new Set(types)];

  return [
    { label: t`Income from`, value: incomeTypes.length > 0 ? format.list(incomeTypes) : undefined },
    { label: t`Loyalty terms`, value: contract ? (contract.is_loyalty ? t`Yes` : t`No`) : undefined },
    { label: t`Country`, value: countryName(channel.country, languageTag(locale)) },
    { label: t`Decision`, value: channel.resolution ?? undefined },
    { label: t`Verified`, value: channel.is_verified === 0 ? t`No` : undefined },
    {
      label: t`Follows`,
      value: count(following) && t`${plural(following ?? 0, { one: '# profile', other: '# profiles' })}`,
    },
    { label: t`Posts`, value: count(posts) },
    { label: t`Likes`, value: count(likes) },
  ];
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: var(--space-3) var(--space-4);
  margin: 0;
`;

const Fact = styled.div`
  min-width: 0;
`;
