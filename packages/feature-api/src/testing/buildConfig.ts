import type { PortalConfig } from '../PortalConfig.ts';

/** Settings like those that the sandbox serves. */
export function buildConfig(config: Partial<PortalConfig> = {}): PortalConfig {
  const identity = 'http://localhost:3001';
  return {
    apiUrl: '',
    identityProvider: {
      authorizeUrl: `${identity}/authorize`,
      registerUrl: `${identity}/register`,
      profileUrl: `${identity}/profile`,
      securityUrl: `${identity}/security`,
      preferencesUrl: `${identity}/preferences`,
      agreementsUrl: `${identity}/agreements`,
      verifyEmailUrl: `${identity}/verify-email`,
      logoutUrl: `${identity}/logout`,
      clientId: 'my-air-portal',
      scope: 'openid email profile',
    },
    financeAppUrl: 'http://localhost:3002/finance',
    allowedRedirectHosts: ['localhost'],
    brands: { default: { name: 'My AIR' }, scalelab: { name: 'ScaleLab' } },
    campaigns: { aiMetadata: 'ai_metadata' },
    baseProducts: { instagram: 1, tiktok: 2 },
    uploads: {
      types: 'image/*,video/*,audio/*,.pdf,.doc,.docx,.xls,.xlsx,.csv,.txt,.zip',
      maxCount: 10,
      maxTotalSize: 25_000,
      minFileSize: 0.001,
    },
    monitoring: { dsn: null, environment: 'test', replayEnvironments: [] },
    analytics: { endpoint: null, linker: false },
    flags: { instagramTiktokPages: false, pt: true, idempotencyKey: true },
    ...config,
  };
}
