import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { KnownCapability } from './capabilityPlaces.ts';

export interface ToolWords {
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
