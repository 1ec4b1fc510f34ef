/** The settings of a new portal: those of the sandbox, with a brand of its own. */
export function portalSettings(brand: string) {
  const pages = 'http://localhost:3001';
  const named = { name: brand, supportEmail: 'support@my-air.test' };
  return {
    apiUrl: '',
    identityProvider: {
      authorizeUrl: `${pages}/authorize`,
      registerUrl: `${pages}/register`,
      profileUrl: `${pages}/profile`,
      securityUrl: `${pages}/security`,
      preferencesUrl: `${pages}/preferences`,
      agreementsUrl: `${pages}/agreements`,
      verifyEmailUrl: `${pages}/verify-email`,
      forgotPasswordUrl: `${pages}/forgot-password`,
      logoutUrl: `${pages}/logout`,
      clientId: 'my-air-portal',
      scope: 'openid email profile',
    },
    financeAppUrl: 'http://localhost:3002/finance',
    allowedRedirectHosts: ['localhost'],
    brands: { default: named, scalelab: named },
    campaigns: { aiMetadata: 'ai_metadata' },
    baseProducts: { instagram: 1, tiktok: 2 },
    monitoring: { dsn: null, environment: 'sandbox', replayEnvironments: ['production'] },
    analytics: { endpoint: null, linker: false },
    flags: { instagramTiktokPages: false, pt: true, idempotencyKey: true },
  };
}
