import { webAddress } from '@my-air/feature-kit/settings';
import * as v from 'valibot';

declare module '@my-air/feature-kit' {
  interface PortalConfig {
    financeAppUrl: string;
  }
}

/** The settings of `config.json` that this feature reads. */
export const settings = v.object({
  financeAppUrl: v.pipe(webAddress, v.description('The address of the finance application.')),
});
