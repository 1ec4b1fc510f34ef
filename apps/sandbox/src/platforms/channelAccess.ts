import type { ChannelRow } from '../database/schema.ts';

type Access = Pick<ChannelRow, 'isAccessRevoked' | 'issues' | 'issueDescriptions'>;

const issue = 'access_revoked';
const description = 'The platform revoked our access to the channel. Reconnect it.';

/** The access state of a channel whose owner revoked our access. */
export function accessTaken(channel: Access): Access {
  const { issues, issueDescriptions } = accessGiven(channel);
  return {
    isAccessRevoked: true,
    issues: [...issues, issue],
    issueDescriptions: [...issueDescriptions, description],
  };
}

/** The access state of a channel that we may see; its other issues stay. */
export function accessGiven({ issues, issueDescriptions }: Access): Access {
  // The two lists speak of the same issues in the same order.
  const others = (_entry: string, index: number) => issues[index] !== issue;
  return {
    isAccessRevoked: false,
    issues: issues.filter(others),
    issueDescriptions: issueDescriptions.filter(others),
  };
}
