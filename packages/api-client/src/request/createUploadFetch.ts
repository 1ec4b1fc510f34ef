/** Called with the bytes of a body that have been sent, and their total. */
export type UploadProgress = (sent: number, total: number) => void;

/**
 * Makes a `fetch` for one multipart body that reports its progress. It works with XMLHttpRequest: streams,
 * the only way to observe `fetch`, go out over HTTP/2 alone, and not in every browser.
 */
export function createUploadFetch(body: FormData, onProgress: UploadProgress): typeof globalThis.fetch {
  return (input) => {
    const request = input instanceof Request ? input : new Request(input);
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      call.withCredentials = request.credentials === 'include';
      for (const [name, value] of request.headers) {
        // The form brings a type of its own, with the boundary between its parts.
        if (name !== 'content-type') call.setRequestHeader(name, value);
      }
      call.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress(loaded, total);
      };
      call.onerror = () => reject(new TypeError('Failed to fetch'));
      call.onabort = () => reject(request.signal.reason as Error);
      call.onload = () => {
        // It cannot be kept from following a redirect; an answer from elsewhere is not the API's.
        if (call.responseURL && call.responseURL !== request.url) reject(new TypeError('Failed to fetch'));
        else resolve(answerOf(call));
      };
      if (request.signal.aborted) return reject(request.signal.reason as Error);
      request.signal.addEventListener('abort', () => call.abort(), { once: true });
      call.send(body);
    });
  };
}

function answerOf(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  // An answer with these statuses has no body, not even an empty one.
  const text = [204, 205, 304].includes(call.status) ? null : call.responseText;
  return new Response(text, { status: call.status, statusText: call.statusText, headers });
}
