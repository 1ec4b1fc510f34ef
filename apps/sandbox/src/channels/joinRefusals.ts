/** The reasons for refusing a join request immediately, by the word that goes with each. */
export const joinRefusals: Readonly<Record<string, string>> = {
  join_channel_rejected: 'The channel cannot join.',
  join_channel_with_invalid_token: 'YouTube no longer lets us see the channel. Connect it again.',
};
