import type { Answer } from '../Browser.ts';
import { type Rule, unmet } from './Rule.ts';

const isJson = ({ headers }: Answer) => /\bjson\b/.test(headers.get('content-type') ?? '');
const json = { accept: 'application/json' };
const empty = { method: 'POST', headers: { ...json, 'content-type': 'application/json' }, body: '{}' };

/** The rules of cookies, tokens and refusals. None of them signs anybody out or changes anything. */
export const sessionRules: readonly Rule[] = [
  {
    name: 'GET sanctum/csrf-cookie sets XSRF-TOKEN, which the portal can read',
    async findFaults({ backend }) {
      const visitor = backend.visitor();
      const { status } = await visitor.send(backend.url('sanctum/csrf-cookie'));
      const line = visitor.setCookies.get('XSRF-TOKEN');
      return unmet({
        [`It responds with ${status}`]: status >= 200 && status < 300,
        'It sets no cookie XSRF-TOKEN': line !== undefined,
        'XSRF-TOKEN is HttpOnly, so that no script can repeat it in a header': !/;\s*httponly/i.test(
          line ?? '',
        ),
      });
    },
  },
  {
    name: 'A write without the token is refused with 419',
    async findFaults({ backend }) {
      const { status } = await backend.visitor().send(backend.url('api/login'), empty);
      return unmet({ [`POST api/login without a token responds with ${status}`]: status === 419 });
    },
  },
  {
    name: 'Refused fields come with 422 and a list of sentences for each field',
    async findFaults({ backend }) {
      const visitor = backend.visitor();
      await visitor.send(backend.url('sanctum/csrf-cookie'));
      const token = decodeURIComponent(visitor.cookie('XSRF-TOKEN') ?? '');
      const headers = { ...empty.headers, 'x-xsrf-token': token };
      const { status, body } = await visitor.send(backend.url('api/login'), { ...empty, headers });
      const { errors } = (body ?? {}) as { errors?: Record<string, unknown> };
      const isList = (value: unknown) =>
        Array.isArray(value) && value.every((one) => typeof one === 'string');
      return unmet({
        [`POST api/login without fields responds with ${status}`]: status === 422,
        'Its errors are no object with a list of texts for email and for password':
          isList(errors?.['email']) && isList(errors?.['password']),
      });
    },
  },
  {
    name: 'Without a session a call is refused with 401 and JSON, and not redirected',
    async findFaults({ backend }) {
      const answer = await backend.visitor().send(backend.url('api/user'), { headers: json });
      return unmet({
        [`GET api/user responds with ${answer.status}`]: answer.status === 401,
        'Its body is no JSON': isJson(answer),
      });
    },
  },
  {
    name: 'A thing that is not there is refused with 404 and JSON, also by an id that is a text',
    async findFaults({ backend }) {
      const faults = [];
      for (const path of ['api/ecosystem/products/not-there', 'api/help/articles/not-there']) {
        const answer = await backend.browser.send(backend.url(path), { headers: json });
        faults.push(
          ...unmet({
            [`GET ${path} responds with ${answer.status}`]: answer.status === 404,
            [`The body of GET ${path} is no JSON`]: isJson(answer),
          }),
        );
      }
      return faults;
    },
  },
  {
    name: 'The cookie of the session cannot be read by scripts or be sent by other sites',
    async findFaults({ backend }) {
      const lines = [...backend.browser.setCookies].filter(([name]) => name !== 'XSRF-TOKEN');
      // A cookie that was handed over does not tell its attributes.
      if (lines.length === 0) return undefined;
      const isSecure = backend.url('').protocol === 'https:';
      return lines.flatMap(([name, line]) =>
        unmet({
          [`${name} is not HttpOnly`]: /;\s*httponly/i.test(line),
          [`${name} has no SameSite`]: /;\s*samesite=(?:lax|strict|none)/i.test(line),
          [`${name} is not Secure`]: !isSecure || /;\s*secure/i.test(line),
        }),
      );
    },
  },
  {
    name: 'Another origin may call it with cookies where it is that of the portal, and no other origin',
    async findFaults({ backend }) {
      const address = backend.url('api/auth/check');
      if (address.origin === backend.origin) return undefined;
      const { headers } = await backend.browser.send(address, { headers: json });
      const names = ['x-xsrf-token', 'content-type', 'idempotency-key', 'x-page-loading'];
      const asked = await backend.visitor().send(backend.url('api/login'), {
        method: 'OPTIONS',
        headers: {
          'access-control-request-method': 'POST',
          'access-control-request-headers': names.join(','),
        },
      });
      const taken = (asked.headers.get('access-control-allow-headers') ?? '').toLowerCase();
      return unmet({
        'Access-Control-Allow-Origin is not the origin of the portal':
          headers.get('access-control-allow-origin') === backend.origin,
        'Access-Control-Allow-Credentials is not true':
          headers.get('access-control-allow-credentials') === 'true',
        [`The preflight does not allow ${names.filter((name) => !taken.includes(name)).join(', ')}`]:
          names.every((name) => taken.includes(name)),
      });
    },
  },
];
