import type { Transport, TransportAnswer, TransportRequest } from '@dalan/contract/client';

/** Like the client's own transport, but says how much has gone out: `fetch` cannot. */
export function uploadTransport(onProgress: (share: number) => void): Transport {
  return (asked) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => resolve(answerOf(request));
      request.onerror = () => reject(new TypeError('The connection was lost'));
      request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
      asked.signal?.addEventListener('abort', () => request.abort());
      send(request, asked);
    });
}

function send(request: XMLHttpRequest, { method, path, headers, body }: TransportRequest): void {
  request.open(method, path);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.send(body ?? null);
}

function answerOf(request: XMLHttpRequest): TransportAnswer {
  return {
    status: request.status,
    header: (name) => request.getResponseHeader(name),
    json: async () => JSON.parse(request.responseText) as unknown,
  };
}
