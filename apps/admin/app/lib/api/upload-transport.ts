import type { Transport, TransportAnswer, TransportRequest } from '@dalan/contract/client';

/** Uses XMLHttpRequest because `fetch` reports no upload progress. */
export function uploadTransport(onProgress: (share: number) => void): Transport {
  return (call) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => resolve(toAnswer(request));
      request.onerror = () => reject(new TypeError('The connection was lost'));
      request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
      call.signal?.addEventListener('abort', () => request.abort());
      send(request, call);
    });
}

function send(request: XMLHttpRequest, { method, path, headers, body }: TransportRequest): void {
  request.open(method, path);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.send(body ?? null);
}

function toAnswer(request: XMLHttpRequest): TransportAnswer {
  return {
    status: request.status,
    header: (name) => request.getResponseHeader(name),
    json: async () => JSON.parse(request.responseText) as unknown,
  };
}
