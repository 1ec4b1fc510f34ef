import { accountsPorts, joinChannelFor } from '@my-air/accounts';
import { adsBoostPorts } from '@my-air/ads-boost';
import { affiliateProgramPorts } from '@my-air/affiliate-program';
import { aiMetadataPorts } from '@my-air/ai-metadata';
import { aiOptimizationPorts } from '@my-air/ai-optimization';
import { distributionPorts } from '@my-air/distribution';
import { bindPorts, supportPorts, type PortalContext } from '@my-air/feature-kit';
import { helpPorts } from '@my-air/feature-kit/views';
import { fetchHelpArticle, findHelpArticles } from '@my-air/help-center';
import { homePorts } from '@my-air/home';
import { marketplacePorts } from '@my-air/marketplace';
import { messengerPorts } from '@my-air/messenger';
import { moderationPorts } from '@my-air/moderation';
import { dealWithNotices, notificationsPorts } from '@my-air/notifications';

import type { PortalRouter } from './composition.ts';
import { places } from './places.ts';

/**
 * Binds the ports of the features to each other; the only place that knows two of them. A port that is not
 * named here stays open, and its button is not drawn.
 */
export function bindFeaturePorts(router: PortalRouter): void {
  const linkToChannels = () => router.buildLocation({ to: '/accounts/youtube' }).href;
  const linkToChannel = (channel: string) =>
    router.buildLocation({ to: '/accounts/youtube', search: { channel } }).href;
  const linkToServices = () => router.buildLocation({ to: '/services' }).href;
  const acceptAgreements = async ({ modals }: PortalContext, ids: readonly string[]) =>
    (await modals.open('agreement', { agreements: ids.map((id) => ({ id })) })) === 'accepted';
  const acceptAgreement = (portal: PortalContext, id: string) => acceptAgreements(portal, [id]);
  bindPorts(supportPorts, {
    askSupport: ({ modals }, question) => void modals.open('support', question),
  });
  bindPorts(homePorts, {
    addChannel: ({ modals }) => void modals.open('add-channel', { referer: 'dashboard' }),
    linkToChannels,
    linkToChannel,
    linkToServices,
    linkToReport: () => router.buildLocation({ to: '/finances/$page', params: { page: 'account' } }).href,
    completeProfile: ({ modals }) => void modals.open('add-contacts', {}),
  });
  const openChat = (chatId: number) => void router.navigate({ to: '/messenger', search: { chat: chatId } });
  bindPorts(accountsPorts, {
    openChat,
    showJoined: (joined) => {
      if (router.state.location.pathname !== places.start) return false;
      void router.navigate({ to: '/accounts/youtube', search: { joined } });
      return true;
    },
    // What could not be read now is marked when its notification is opened.
    onSeen: (portal, path) => void dealWithNotices(portal, path).catch(() => {}),
    linkToReferrals: () => router.buildLocation({ to: '/affiliate-program' }).href,
    linkToServices,
    linkToDistribution: () => router.buildLocation({ to: '/distribution' }).href,
    linkToTranslation: () => router.buildLocation({ to: '/ai-metadata/translation' }).href,
  });
  bindPorts(distributionPorts, {
    openChat,
    linkToService: (productId) =>
      router.buildLocation({ to: '/services/$id', params: { id: String(productId) } }).href,
    acceptAgreement: async ({ modals }, { id, signing, ...accept }) =>
      (await modals.open('agreement', { agreements: [{ id }], signing, accept })) === 'accepted',
    readAgreement: (portal, id) => void acceptAgreement(portal, id),
  });
  bindPorts(affiliateProgramPorts, { acceptAgreement });
  bindPorts(helpPorts, {
    linkToArticle: (articleId) =>
      router.buildLocation({ to: '/help-center/article/$article', params: { article: String(articleId) } })
        .href,
    fetchArticle: fetchHelpArticle,
  });
  bindPorts(messengerPorts, {
    acceptAgreement,
    findHelpArticles,
    onChatRead: (queryClient) => {
      for (const key of ['channels', 'distribution', 'moderation'])
        void queryClient.invalidateQueries({ queryKey: [key] });
    },
    showShortcuts: ({ modals }) => void modals.open('shortcuts', {}),
  });
  bindPorts(moderationPorts, {
    addChannel: ({ modals }) => void modals.open('add-channel', {}),
    linkToChat: (chat) => router.buildLocation({ to: '/messenger', search: { chat } }).href,
    linkToChannel,
  });
  bindPorts(adsBoostPorts, { addChannel: ({ modals }) => void modals.open('add-channel', {}) });
  bindPorts(aiOptimizationPorts, { addChannel: ({ modals }) => void modals.open('add-channel', {}) });
  bindPorts(aiMetadataPorts, {
    acceptAgreements,
    askForAccess: ({ modals }, reconnects) =>
      void modals.open('oauth-profile', { platform: 'ai-metadata', ...(reconnects && { reconnects }) }),
    showPackage: (packageId) =>
      void router.navigate({
        to: '/ai-metadata/packages',
        search: { offer: packageId },
      }),
  });
  bindPorts(notificationsPorts, {
    openChat,
    readAgreement: (portal, id) => void acceptAgreement(portal, id),
  });
  bindPorts(marketplacePorts, {
    acceptAgreement,
    addChannel: ({ modals }, productId) => modals.open('add-channel', { referer: 'product', productId }),
    linkChannel: ({ modals }, productId) =>
      modals.open('oauth-profile', { platform: 'youtube', joins: true, referer: 'product', productId }),
    openChat,
    writeInChat: async ({ api }, chatId, message, idempotencyKey) => {
      const { sendMessage } = await import('@my-air/messenger/contract');
      await api.send(sendMessage, { params: { chatId }, body: { message } }, { idempotencyKey });
    },
    linkToChannels,
    linkToCapability: (capability) =>
      capability === 'metadata_ai_service'
        ? router.buildLocation({ to: '/ai-metadata/translation' }).href
        : undefined,
    joinChannel: joinChannelFor,
    showService: (productId) =>
      void router.navigate({ to: '/services/$id', params: { id: String(productId) } }),
    showHome: () => void router.navigate({ to: '/home' }),
  });
}
