/** The query parameters of agreements: `agreements=all`, `agreement=ID`, and the `event` that a signing site adds. */
export const signingParameters = ['agreement', 'agreements', 'event'] as const;
