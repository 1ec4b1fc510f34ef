import type { Agreement } from '@my-air/api-client/contract';

/** Whether an agreement is accepted: by its flag, or by the date of its acceptance where there is no flag. */
export function isAgreed({ is_agreed, agreed_at }: Pick<Agreement, 'is_agreed' | 'agreed_at'>): boolean {
  return Boolean(is_agreed ?? agreed_at);
}
