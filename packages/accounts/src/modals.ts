import type { Channel, Country } from '@my-air/api-client/contract';
import type { OAuthReferer } from '@my-air/feature-kit/views';

/** The modals that this feature brings, with their props and answers. */
export interface AccountsModals {
  'add-contacts': { props: Record<never, never>; answer: 'saved' };
  'add-channel': { props: { referer?: OAuthReferer; productId?: number }; answer: 'added' };
  'already-connected': { props: { channelTitle: string }; answer: 'read' };
  'auto-confirmed': { props: { channelTitle: string }; answer: 'read' };
  'confirm-deletion': { props: { channel: Channel }; answer: 'confirmed' };
  'country-residence': { props: Record<never, never>; answer: { country: Country; region?: string } };
  'oauth-profile': {
    props: {
      platform: string;
      referer?: OAuthReferer;
      productId?: number;
      /** Whether the channel also asks to join our network. @default a new one of YouTube does */
      joins?: boolean;
      /** The channel that has to be chosen there once more. */
      reconnects?: { guid: string; title: string };
    };
    answer: 'left';
  };
  'add-profile': { props: { platform: 'instagram' | 'tiktok' }; answer: 'added' };
}

declare module '@my-air/feature-kit' {
  interface Modals extends AccountsModals {}
}
