import type { BoostSettings, OwnSettings } from '../contract.ts';
import { boostFields } from './fields.ts';

/**
 * The settings in effect for a channel: its own value of a field where it has one, and that of all channels
 * otherwise.
 */
export function effectiveSettings(all: BoostSettings, own: OwnSettings): BoostSettings {
  const set = boostFields.filter((field) => own[field] !== undefined).map((field) => [field, own[field]]);
  return { ...all, ...Object.fromEntries(set) };
}
