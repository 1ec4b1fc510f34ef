import type { Reply } from './createBackend.ts';

/** One kind of failing call: the number of its requests, and where the failure is shown. */
export interface FailureKind {
  reply: Reply;
  /** The number of requests until the failure of the call is shown. */
  requests: number;
  /** The heading of the page that shows it. */
  heading: string;
  /** Whether monitoring gets it. */
  isReported: boolean;
}

const status =
  (code: number, headers: Record<string, string> = {}, body: BodyInit = '{"message":"No"}'): Reply =>
  async () =>
    new Response(body, { status: code, headers: { 'content-type': 'application/json', ...headers } });
const html = { 'content-type': 'text/html' };
const ourFault = 'Something went wrong on our end';
const unknown = 'Something went wrong';

/** A connection that is never answered; `timeOut` lets its time pass. */
const hanging: Reply = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/** Every kind of failure that a read can meet. */
export const failureKinds: Readonly<Record<string, FailureKind>> = {
  'a cut connection': {
    reply: async () => Promise.reject(new TypeError('Failed to fetch')),
    requests: 3,
    heading: 'No connection to the portal',
    isReported: false,
  },
  'no answer in time': { reply: hanging, requests: 1, heading: 'This is taking too long', isReported: false },
  '500': { reply: status(500), requests: 1, heading: ourFault, isReported: true },
  '500 with a page of HTML': {
    reply: status(500, html, '<h1>Oops</h1>'),
    requests: 1,
    heading: ourFault,
    isReported: true,
  },
  '502 of a proxy': {
    reply: status(502, html, '<h1>Bad Gateway</h1>'),
    requests: 3,
    heading: ourFault,
    isReported: true,
  },
  '502 without a body': { reply: status(502, {}, ''), requests: 3, heading: ourFault, isReported: true },
  '503': { reply: status(503), requests: 1, heading: 'The portal is under maintenance', isReported: false },
  '503 with a short Retry-After': {
    reply: status(503, { 'retry-after': '0' }),
    requests: 3,
    heading: 'The portal is under maintenance',
    isReported: false,
  },
  '503 with a long Retry-After': {
    reply: status(503, { 'retry-after': '120' }),
    requests: 1,
    heading: 'The portal is under maintenance',
    isReported: false,
  },
  '429': { reply: status(429), requests: 1, heading: 'Too many requests', isReported: true },
  '429 with a short Retry-After': {
    reply: status(429, { 'retry-after': '0' }),
    requests: 3,
    heading: 'Too many requests',
    isReported: true,
  },
  'broken JSON': { reply: status(200, {}, '{"channels":['), requests: 1, heading: unknown, isReported: true },
  '200 with a page of HTML': {
    reply: status(200, html, '<h1>Log in</h1>'),
    requests: 1,
    heading: unknown,
    isReported: true,
  },
  '200 without a body': { reply: status(200, {}, ''), requests: 1, heading: unknown, isReported: false },
  '200 with null': { reply: status(200, {}, 'null'), requests: 1, heading: unknown, isReported: false },
  '404': { reply: status(404), requests: 1, heading: 'Page not found', isReported: false },
  '403': {
    reply: status(403),
    requests: 1,
    heading: 'You do not have access to this page',
    isReported: true,
  },
};
