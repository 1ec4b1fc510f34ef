/** Texts that must come through as they are. */
export const harmlessHtml: readonly string[] = [
  '<span data-type="mention" data-id="4" data-label="Olena">@Olena</span>',
  '<h2>What changes</h2><p>From <b>now</b> on, <em>daily</em>.</p>',
  '<ol start="3"><li>Three</li></ol><blockquote>Words</blockquote><pre><code>a &lt; b</code></pre>',
  '<table><tbody><tr><td colspan="2">$10</td></tr></tbody></table>',
  '<a href="/help/100">Article</a> <a href="mailto:help@my-air.test">Write</a>',
];
