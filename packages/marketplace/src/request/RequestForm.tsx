import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { channelKey } from '@my-air/feature-kit/data';
import { useFormat } from '@my-air/i18n';
import { Banner, RadioGroup, Stack, Text } from '@my-air/ui-kit';
import { useState } from 'react';

import type { Product } from '../contract.ts';
import { requestableChannels } from '../offer/describeAvailability.ts';
import { useOfferWords } from '../offer/useOfferWords.ts';
import type { RequestState } from './useRequest.ts';

export interface RequestFormProps {
  /** The id of the form, by which a button outside of it submits it. */
  id: string;
  /** The requested service. */
  product: Product;
  /** The user's channels. */
  channels: readonly Channel[];
  /** The sending of the request and its failure. */
  request: RequestState;
}

/** The channels a service can be for; those that cannot have it are folded below, each named once with its reason. */
export function RequestForm({ id, product, channels, request }: RequestFormProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useOfferWords();
  const all = requestableChannels(product, { channels });
  const fitting = all.filter(({ fit }) => fit.kind !== 'unfit');
  const [chosen, setChosen] = useState(fitting[0] ? channelKey(fitting[0].channel) : null);
  const optionOf = ({ channel, fit }: (typeof fitting)[number]) => {
    const count = format.compact(channel.subscriber_count);
    return {
      value: channelKey(channel),
      label: channel.title,
      description:
        fit.kind === 'joins-first'
          ? t`This channel joins our network first. We may ask for your country.`
          : channel.platform === 'youtube'
            ? t`${count} subscribers`
            : t`${count} followers`,
    };
  };
  const choice = fitting.find(({ channel }) => channelKey(channel) === chosen);

  const unfit = all.flatMap(({ channel, fit }) =>
    fit.kind === 'unfit' ? [{ channel, reason: fit.reason }] : [],
  );
  const reasons = unfit.map(({ channel, reason }) => {
    const text = words.reason(reason);
    return (
      <Text key={channelKey(channel)} size={14} tone="muted">
        {/* Some reasons name the channel themselves. */}
        {!text.includes(channel.title) && (
          <>
            <bdi>{channel.title}</bdi>:{' '}
          </>
        )}
        {text}
      </Text>
    );
  });

  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (choice) request.send(choice.channel, choice.fit.kind === 'joins-first');
      }}
    >
      <Stack gap={4}>
        {fitting.length > 0 && (
          <RadioGroup
            label={t`Channel`}
            value={chosen}
            onValueChange={setChosen}
            options={fitting.map(optionOf)}
          />
        )}
        {fitting.length === 0 && (
          <Banner tone="warning">
            <Trans>None of your channels qualify yet.</Trans>
          </Banner>
        )}
        {fitting.length === 0 ? (
          reasons
        ) : (
          <Text as="details" size={14} tone="muted" hidden={unfit.length === 0}>
            <summary>{t`${plural(unfit.length, { one: '# channel does not qualify', other: '# channels do not qualify' })}`}</summary>
            <Stack gap={2}>{reasons}</Stack>
          </Text>
        )}
      </Stack>
    </form>
  );
}
