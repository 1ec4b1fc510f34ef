import type { AgreementSummary, Channel, Country } from '@my-air/api-client/contract';
import type { ComponentType } from 'react';

import type { PortalContext } from './PortalContext.ts';

/** A feature's own way of accepting an agreement, such as for one platform of distribution. */
export interface AgreementAcceptance {
  /** Sends it. */
  send: (agreementId: string) => Promise<unknown>;
  /** Asks the server whether it has been accepted already: before it is sent, and after an answer was lost. */
  isDone: (agreementId: string) => Promise<boolean>;
}

/** Every modal of the product: what it is given, and what it answers. `undefined` is the answer of one that was left. */
export interface Modals {
  agreement: {
    props: {
      /** Those to read and to accept together; none opens the list of all that the person has. */
      agreements: readonly Pick<AgreementSummary, 'id'>[];
      /** How they are accepted: with a tick in the portal, or by signing on another site. @default 'cabinet' */
      signing?: 'cabinet' | 'docusign' | undefined;
      /** How the acceptance is sent, where it is not the profile's call. */
      accept?: AgreementAcceptance | undefined;
    };
    answer: 'accepted';
  };
  'auth-redirect': { props: { reason: string; url: string }; answer: 'left' };
  support: {
    props: {
      summary?: string;
      message?: string;
      categoryId?: number;
      /** The message of a chat that the question is about, with its words. */
      replyTo?: { messageId: number; text: string };
    };
    answer: { chatId: number };
  };
  'add-contacts': { props: Record<never, never>; answer: 'saved' };
  'marketplace-ai': { props: { question?: string }; answer: { productIds: readonly number[] } };
  'product-request': { props: { productId: number }; answer: 'requested' };
  'add-channel': { props: { referer?: OAuthReferer; productId?: number }; answer: 'added' };
  welcome: { props: Record<never, never>; answer: 'started' };
  'payment-success': { props: { amountUsd?: number }; answer: 'read' };
  'payment-failed': { props: { reason?: string }; answer: 'retry' };
  'already-connected': { props: { channelTitle: string }; answer: 'read' };
  'auto-confirmed': { props: { channelTitle: string }; answer: 'read' };
  distribution: { props: { platformId: number }; answer: 'agreed' };
  'confirm-deletion': { props: { channel: Channel }; answer: 'confirmed' };
  'country-residence': {
    props: Record<never, never>;
    answer: { country: Country; region?: string };
  };
  'oauth-profile': {
    props: { platform: string; referer?: OAuthReferer; productId?: number };
    answer: 'left';
  };
  'add-profile': { props: { platform: 'instagram' | 'tiktok' }; answer: 'added' };
}
export type ModalName = keyof Modals;

/** Which screen an authorization at a platform was started from, so that it can come back there. */
export type OAuthReferer = 'dashboard' | 'distribution' | 'marketplace' | 'product' | 'accounts';

/** What the host gives to an open modal. */
export interface ModalProps<Name extends ModalName> {
  props: Modals[Name]['props'];
  /** Closes the modal with its answer; without one it was left. */
  close: (answer?: Modals[Name]['answer']) => void;
}

/** The modals a feature brings: each is loaded when it is first opened. */
export type ModalLoaders = {
  readonly [Name in ModalName]?: () => Promise<ComponentType<ModalProps<Name>>>;
};

export interface ModalHost {
  /** Opens a modal, after the one that is open; resolves with its answer, or undefined when it was left. */
  open: <Name extends ModalName>(
    name: Name,
    props: Modals[Name]['props'],
  ) => Promise<Modals[Name]['answer'] | undefined>;
  /** Whether some feature brings this modal. */
  has: (name: ModalName) => boolean;
  /** Whether the portal has something to ask that the screen did not: what the screen opens by itself makes way. */
  isInterrupting: () => boolean;
  /** Called when that changes, among other things; answers with how to stop. */
  subscribe: (onChange: () => void) => () => void;
}

/** Answers a pending modal of the server; true stops the sequence. */
export type PendingModalHandler = (portal: PortalContext) => Promise<boolean>;
