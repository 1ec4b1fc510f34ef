import type { User } from '@my-air/api-client/contract';
import { usePortal, useUser, type BrandConfig, type PortalConfig } from '../../index.ts';

/** The brand that a user belongs to; a visitor sees the default one. */
export function brandOf({ brands }: PortalConfig, user: User | undefined): BrandConfig {
  return (user?.partner?.is_scalelab ? brands.scalelab : undefined) ?? brands.default;
}

/** The name of the brand that the signed-in user belongs to, such as "My AIR". */
export function useBrandName(): string {
  return brandOf(usePortal().config, useUser()).name;
}
