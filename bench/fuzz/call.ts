/** What is known of a call, and so what its answer is held to. */
export type Expectation =
  /** A well-formed call of its operation: a declared answer. */
  | 'declared'
  /** Another method or address than the operation's: any answer, in one of the two shapes. */
  | 'elsewhere'
  /** Not HTTP as it should be: an answer below 500, or none. */
  | 'not http';

export type Call = {
  operation: string;
  role: string;
  /** Whether anything was spoiled on purpose. */
  isSpoiled: boolean;
  expects: Expectation;
  method: string;
  target: string;
  headers: [string, string][];
  body: Buffer;
  /** Sent as it stands, where the call is not to be put together from its parts. */
  raw?: Buffer;
};

/** The call as it travels; every call has a connection of its own. */
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
