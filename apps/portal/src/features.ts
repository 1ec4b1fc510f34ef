import { accountsFeature as accounts } from '@my-air/accounts';
import { adsBoostFeature as adsBoost } from '@my-air/ads-boost';
import { affiliateProgramFeature as affiliateProgram } from '@my-air/affiliate-program';
import { agreementsFeature as agreements } from '@my-air/agreements';
import { aiMetadataFeature as aiMetadata } from '@my-air/ai-metadata';
import { aiOptimizationFeature as aiOptimization } from '@my-air/ai-optimization';
import { authFeature as auth } from '@my-air/auth';
import { distributionFeature as distribution } from '@my-air/distribution';
import { financesFeature as finances } from '@my-air/finances';
import { homeFeature as home } from '@my-air/home';
import { messengerFeature as messenger } from '@my-air/messenger';
import { notificationsFeature as notifications } from '@my-air/notifications';
import { marketplaceFeature as marketplace } from '@my-air/marketplace';
import { helpCenterFeature as helpCenter } from '@my-air/help-center';
import { gamesFeature as games } from '@my-air/games';
import { moderationFeature as moderation } from '@my-air/moderation';
import { newsFeature as news } from '@my-air/news';

/** The table of contents of the product. */
export const features = {
  auth,
  home,
  accounts,
  agreements,
  finances,
  messenger,
  notifications,
  distribution,
  affiliateProgram,
  marketplace,
  aiMetadata,
  helpCenter,
  news,
  moderation,
  games,
  adsBoost,
  aiOptimization,
};
