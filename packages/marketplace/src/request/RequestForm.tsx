import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { port, useUser } from '@my-air/feature-kit';
import { channelKey, useScope } from '@my-air/feature-kit/data';
import { keptAtom } from '@my-air/feature-kit/state';
import { useFormat } from '@my-air/i18n';
import { Banner, Field, RadioGroup, Stack, Text, Textarea } from '@my-air/ui-kit';
import { useAtom } from 'jotai';
import { useState } from 'react';
import * as v from 'valibot';

import type { Product } from '../contract.ts';
import { requestableChannels } from '../offer/describeAvailability.ts';
import { marketplacePorts } from '../ports.ts';
import { useOfferWords } from '../offer/useOfferWords.ts';
import type { RequestState } from './useRequest.ts';

/** The most characters of a note. */
const longestNote = 2_000;

/** The note to the request of a service, until it is sent. */
export const keptNote = keptAtom('marketplace.note', v.string(), '', { per: 'user' });

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

/**
 * The channels a service can be for, and a note; channels that cannot have it are folded below, each named once with its
 * reason.
 */
export function RequestForm({ id, product, channels, request }: RequestFormProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useOfferWords();
  const all = requestableChannels(product, { channels });
  const fitting = all.filter(({ fit }) => fit.kind !== 'unfit');
  const { includes } = useScope();
  const first = fitting.find(({ channel }) => includes(channel)) ?? fitting[0];
  const [chosen, setChosen] = useState(first ? channelKey(first.channel) : null);
  const optionOf = ({ channel, fit }: (typeof fitting)[number]) => {
    const count = format.compact(channel.subscriber_count);
    return {
      value: channelKey(channel),
      label: channel.title,
      description:
        fit.kind === 'joins-first'
          ? t`This channel applies to our network first. We may ask for your country.`
          : channel.platform === 'youtube'
            ? t`${count} subscribers`
            : t`${count} followers`,
    };
  };
  const [note, setNote] = useAtom(keptNote(useUser()?.id, product.id));
  const canWrite = port(marketplacePorts, 'writeInChat') !== undefined;
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
        const text = note.trim();
        if (request.sendNote) request.sendNote(text);
        else if (choice) request.send(choice.channel, choice.fit.kind === 'joins-first', text);
      }}
    >
      <Stack gap={4}>
        {!request.sendNote && (
          <>
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
          </>
        )}
        {((canWrite && fitting.length > 0) || request.sendNote) && (
          <Field label={t`Note`} description={t`Optional. It is your first message in the chat.`}>
            <Textarea
              dir="auto"
              rows={2}
              maxLength={longestNote}
              value={note}
              disabled={request.isPending}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
        )}
      </Stack>
    </form>
  );
}
