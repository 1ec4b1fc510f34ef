import { Trans } from '@lingui/react/macro';
import { Text } from '@my-air/ui-kit';
import type { ReactNode } from 'react';

import type { AffectedIndicator, Product } from '../contract.ts';
import type { Why } from './Why.ts';

export interface ReasonProps {
  /** The aim of the user that the service is an answer to. */
  why: Why;
  /** The recommended service. */
  product: Pick<Product, 'name' | 'description'>;
}

/** Says in one sentence what the user wants, and what the service does for it. */
export function Reason({ why, product: { name, description } }: ReasonProps) {
  return (
    <Text size={14}>
      <Sentence why={why} what={<bdi>{description?.trim() || name}</bdi>} />
    </Text>
  );
}

interface SentenceProps {
  why: Why;
  /** The work of the service. */
  what: ReactNode;
}

function Sentence({ why, what }: SentenceProps) {
  switch (why.kind) {
    case 'aim':
      return <AimSentence aim={why.aim} what={what} />;
    case 'price':
      return <Trans>Because you compare prices: {what}</Trans>;
    case 'words': {
      const words = <bdi>{why.words.join(', ')}</bdi>;
      return (
        <Trans>
          Because you asked about “{words}”: {what}
        </Trans>
      );
    }
    case 'category': {
      const category = <bdi>{why.name}</bdi>;
      return (
        <Trans>
          Because you need help with “{category}”: {what}
        </Trans>
      );
    }
  }
}

function AimSentence({ aim, what }: { aim: AffectedIndicator; what: ReactNode }) {
  switch (aim) {
    case 'views':
      return <Trans>Because you want more views: {what}</Trans>;
    case 'subscribers':
      return <Trans>Because you want more subscribers: {what}</Trans>;
    case 'watch_time':
      return <Trans>Because you want people to watch longer: {what}</Trans>;
    case 'engagement':
      return <Trans>Because you want a livelier audience: {what}</Trans>;
    case 'income':
      return <Trans>Because you want to earn more: {what}</Trans>;
    case 'safety':
      return <Trans>Because you want to protect your channel: {what}</Trans>;
    case 'production':
      return <Trans>Because you want help with your videos: {what}</Trans>;
  }
}
