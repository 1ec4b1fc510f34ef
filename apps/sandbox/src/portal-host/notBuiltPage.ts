import { html, type Html } from '../html/html.ts';

/** The page that is shown while there is no build of the portal to serve. */
export function notBuiltPage(folder: string): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>The portal is not built yet</title>
      </head>
      <body>
        <main>
          <h1>The portal is not built yet</h1>
          <p>The sandbox runs, but there is no portal in <code>${folder}</code>.</p>
          <p>
            Run <code>npm start</code>, which builds it, or <code>npm run dev</code>, which serves it from
            source. Another folder can be named with <code>PORTAL_DIST</code>.
          </p>
          <p><a href="/sandbox">The sandbox's control room</a></p>
        </main>
      </body>
    </html>`;
}
