import { Link } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

export interface SignInLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  /** The article that is being read, and is opened after sign-in; without it the home screen is. */
  articleId?: number | undefined;
}

/** A link to sign in for a visitor: it leads to a screen that needs a session, which opens after sign-in. */
export function SignInLink({ articleId, ...rest }: SignInLinkProps) {
  // Also for an article whose id the server left out.
  if (articleId == null) return <Link {...rest} to="/" preload={false} />;
  return (
    <Link
      {...rest}
      to="/help-center/article/$article"
      params={{ article: String(articleId) }}
      preload={false}
    />
  );
}
