/**
 * The settings of a new portal: those that have no default, with the addresses of a sandbox on this machine. The provider
 * of identities bears the name of the brand.
 */
export function portalSettings(brand: string, features: readonly string[]) {
  const pages = 'http://localhost:3001';
  return {
    apiUrl: '',
    identityProvider: {
      name: brand,
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
    brands: { default: { name: brand } },
    ...(features.includes('finances') ? { financeAppUrl: 'http://localhost:3002/finance' } : {}),
  };
}
