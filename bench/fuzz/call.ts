/** What is known about a call, which decides what its answer must be. */
export type Expectation =
  /** A well-formed call of its operation gets a declared answer. */
  | 'declared'
  /** A method or address of no operation gets any answer, in one of the two shapes. */
  | 'elsewhere'
  /** Malformed HTTP gets an answer below 500, or none. */
  | 'not http';

export type Call = {
  operation: string;
  role: string;
  isMutated: boolean;
  expects: Expectation;
  method: string;
  target: string;
  headers: [string, string][];
  body: Buffer;
  /** These bytes are sent as they are, instead of the parts of the call. */
  raw?: Buffer;
};

/** The bytes of the call; every call has its own connection. */
export function bytesOf({ raw, method, target, headers, body }: Call): Buffer {
  if (raw !== undefined) return raw;
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const head = `${method} ${target} HTTP/1.1\r\n${lines}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), body]);
}

export function setHeader(call: Call, name: string, value: string | undefined): void {
  call.headers = call.headers.filter(([one]) => one !== name);
  if (value !== undefined) call.headers.push([name, value]);
}

export function setBody(call: Call, body: Buffer, type?: string): void {
  call.body = body;
  if (type !== undefined) setHeader(call, 'content-type', type);
  setHeader(call, 'content-length', String(body.length));
}
