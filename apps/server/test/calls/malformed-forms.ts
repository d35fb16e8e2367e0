import fc from 'fast-check';

/** A multipart request that no browser would send, and how its bytes are sent. */
export type MalformedForm = {
  contentType: string;
  body: Buffer;
  /** Offsets at which the body is split into separate writes. */
  cuts: number[];
  /** Offset at which the client hangs up. */
  breaksOffAt: number | undefined;
};

const BOUNDARIES = ['b', '----dalan0123456789abcdef', '-', '--', 'x y', "a'()+_,-./:=?", 'é'];
const text = fc.string({ maxLength: 40 });
const oneOf = <Value>(...values: Value[]) => fc.constantFrom(...values);

/** Valid, missing and odd boundary parameters. */
const contentTypeOf = (boundary: string) =>
  fc.oneof(
    { weight: 8, arbitrary: oneOf(`multipart/form-data; boundary=${boundary}`) },
    {
      weight: 4,
      arbitrary: oneOf(
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary=""',
        'multipart/form-data; boundary="b',
        'multipart/form-data; boundary=;',
        'multipart/form-data; boundary',
        'multipart/form-data',
        'multipart/form-data;',
        `MULTIPART/FORM-DATA; BOUNDARY=${boundary}`,
        `multipart/form-data; boundary=${boundary}; boundary=other`,
        `multipart/form-data; boundary=${boundary}x`,
        `multipart/form-data; boundary*=utf-8''${boundary}`,
        `multipart/form-data; boundary=${'x'.repeat(300)}`,
        `multipart/mixed; boundary=${boundary}`,
      ),
    },
  );

const disposition = fc.oneof(
  oneOf(
    'form-data; name="image"; filename="a.png"',
    'form-data; name="image"',
    'form-data; filename="a.png"',
    'form-data; name=image; filename=a.png',
    'form-data; name="image"; filename=""',
    'form-data; name="image"; filename="../../etc/passwd"',
    'form-data; name="image"; filename*=utf-99\'\'%ff',
    "form-data; name*=utf-8''%E0%A4%A; filename*=",
    'form-data; name="__proto__"; filename="a"',
    'form-data; name="constructor"; filename="a"',
    'form-data; name="image\\"; filename="a',
    'form-data; name="im\nage"; filename="a\rb"',
    'attachment; name="image"; filename="a.png"',
    'form-data',
    '',
    ';;;=;=',
  ),
  text,
);

const headerLine = fc.oneof(
  { weight: 6, arbitrary: disposition.map((value) => `content-disposition: ${value}`) },
  {
    weight: 4,
    arbitrary: oneOf(
      'content-type: image/png',
      'content-type: ; charset=x',
      'content-type: text/plain; charset=utf-99',
      'content-type: application/octet-stream',
      'content-type: multipart/mixed; boundary=inner',
      'content-transfer-encoding: base64',
      'content-disposition',
      ': no name',
      ' folded',
      '\tfolded',
      `x-long: ${'x'.repeat(100_000)}`,
      'x-many: x\r\n'.repeat(3_000),
      'x-nul: \0',
      'x-bytes: \xff\xfe',
    ),
  },
  { weight: 1, arbitrary: text },
);

const lineEnd = fc.oneof(
  { weight: 8, arbitrary: oneOf('\r\n') },
  { weight: 1, arbitrary: oneOf('\n', '\r', '\r\r\n', '\n\r', '', '\r\n\r\n') },
);

/** The content is never a picture, so that no request may succeed. */
const content = (boundary: string) =>
  fc.oneof(
    oneOf('', 'x', '\r\n', `--${boundary}`, `\r\n--${boundary}x`, `\r\n-`, 'x'.repeat(70_000)),
    oneOf(`--inner\r\ncontent-disposition: file; filename="n"\r\n\r\nn\r\n--inner--`),
    text,
  );

const partOf = (boundary: string) =>
  fc
    .record({
      open: fc.oneof(
        { weight: 8, arbitrary: oneOf(`--${boundary}`) },
        { weight: 1, arbitrary: oneOf(`--${boundary}--`, `-${boundary}`, boundary, '', '--') },
      ),
      headers: fc.array(headerLine, { maxLength: 3 }),
      content: content(boundary),
      ends: fc.array(lineEnd, { minLength: 6, maxLength: 6 }),
    })
    .map(({ open, headers, content: inside, ends }) => {
      const lines = [open, ...headers, '', inside];
      return lines.map((line, at) => line + (ends[at] ?? '\r\n')).join('');
    });

/** Many parts, against parsers that keep state per part. */
const many = (boundary: string) => `--${boundary}\r\n\r\n\r\n`.repeat(2_000);

const bodyOf = (boundary: string) =>
  fc
    .record({
      preamble: oneOf('', '', '', 'preamble\r\n', '\r\n', '\0'),
      parts: fc.array(partOf(boundary), { maxLength: 4 }),
      repeated: oneOf('', '', '', '', many(boundary)),
      close: oneOf(`--${boundary}--\r\n`, `--${boundary}--`, `--${boundary}`, `--${boundary}-`, ''),
      epilogue: oneOf('', '', 'epilogue', `\r\n--${boundary}\r\n\r\nx`),
      keptShare: oneOf(1, 1, 1, 0.9, 0.5, 0.1),
    })
    .map(({ preamble, parts, repeated, close, epilogue, keptShare }) => {
      const whole = Buffer.from(preamble + repeated + parts.join('') + close + epilogue, 'latin1');
      return whole.subarray(0, Math.ceil(whole.length * keptShare));
    });

const anyForm: fc.Arbitrary<MalformedForm> = fc.constantFrom(...BOUNDARIES).chain((boundary) =>
  fc.record({
    contentType: contentTypeOf(boundary),
    body: bodyOf(boundary),
    cuts: fc.array(fc.nat(400), { maxLength: 4 }),
    breaksOffAt: fc.oneof(
      { weight: 6, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.nat(400) },
    ),
  }),
);

/** The same seed makes the same forms. */
export function makeMalformedForms(seed: number, count: number): MalformedForm[] {
  return fc.sample(anyForm, { seed, numRuns: count });
}
