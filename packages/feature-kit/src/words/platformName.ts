import { msg } from '@lingui/core/macro';
import type { I18n } from '@my-air/i18n';

// The platforms' own names, the same in every language.
const names = new Map([
  ['youtube', 'YouTube'],
  ['instagram', 'Instagram'],
  ['tiktok', 'TikTok'],
]);

/** The name of a platform by the server's word for it. A word that this build does not know is never shown itself. */
export function platformName(platform: string, i18n: I18n): string {
  return names.get(platform.toLowerCase()) ?? i18n._(msg`Another platform`);
}
