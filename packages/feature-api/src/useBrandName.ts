import { usePortal, useUser } from './usePortal.ts';

/** The name of the brand that the signed-in person belongs to, such as "My AIR". */
export function useBrandName(): string {
  const { config } = usePortal();
  const isScalelab = useUser()?.partner?.is_scalelab ?? false;
  return config.brands[isScalelab ? 'scalelab' : 'default'].name;
}
