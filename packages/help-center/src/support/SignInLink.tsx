import { Link } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

export interface SignInLinkProps extends ComponentPropsWithRef<'a'> {
  /** The article that is being read. */
  articleId?: number | undefined;
}

/** The way in for a visitor: a screen that needs a session asks for one, and is opened after that. */
export function SignInLink({ articleId, className, children, ref }: SignInLinkProps) {
  const own = { className, children, ref };
  if (articleId === undefined) return <Link {...own} to="/" preload={false} />;
  return (
    <Link
      {...own}
      to="/help-center/article/$article"
      params={{ article: String(articleId) }}
      preload={false}
    />
  );
}
