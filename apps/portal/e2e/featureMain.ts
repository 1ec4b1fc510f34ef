/**
 * The entry of a portal of the sign-in and one feature.
 * @param start an expression for the path that it starts with; `feature` is the feature
 */
export function featureMain(name: string, start: string): string {
  const exported = `${name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Feature`;
  return `import { authFeature, createSession, guardRoute, legacyRegistrationTarget } from '@my-air/auth';
import { ${exported} as feature } from '@my-air/${name}';
import { createPortal } from '@my-air/shell';

void createPortal({
  features: [...new Set([authFeature, feature])],
  order: {},
  places: { start: ${start}, signIn: '/login', signInPaths: ['/login', '/oauth/login', '/impersonate'] },
  access: { createSession, guardRoute, legacyRegistrationTarget },
}).start();
`;
}
