import { RichText } from '@my-air/ui-kit';

/** The server's words about the profile, as HTML. A module of its own: it needs the sanitizer. */
export function ServerWords({ html }: { html: string }) {
  return <RichText html={html} />;
}
