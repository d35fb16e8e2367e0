import { clientErrorLengths, reportedKinds } from '@dalan/contract/pages/client-errors';
import type { ClientApp, ClientErrorReport } from '@dalan/contract/pages/client-errors';
import { readLanguage } from '@dalan/contract/language/languages';
import type { Language } from '@dalan/contract/language/languages';

/** `foreign` is an error without any script of ours, such as one of a browser extension. */
export const clientErrorKinds = [...reportedKinds, 'foreign'] as const;
export type ClientErrorKind = (typeof clientErrorKinds)[number];

export type ClientError = {
  app: ClientApp;
  kind: ClientErrorKind;
  release: string;
  language: Language;
  path: string;
  message: string;
  stack: string;
  componentStack: string;
};

const FRAMES_KEPT = 20;
const ELSEWHERE = 'elsewhere';
/** The built scripts. Their names contain the hash of their contents. */
const OWN_SCRIPT = /\/static\/js\/([\w.-]{1,80}[.]js):(\d{1,7}):(\d{1,7})\)?$/;
/** `at name (…)` in Chromium, `name@…` in Firefox and Safari. */
const FRAME = /^(?:at (?:async |new )*([\w$.]{1,60}) ?\(|at |([\w$./<]{0,60})@)/;
/** A component without a place, such as `at div (<anonymous>)`. */
const COMPONENT = /^at ([\w$.]{1,60})(?: \(<anonymous>\))?$/;

/** Keeps only what cannot be about a person. A flour's slug in a path may stay. */
export function cleanReport(report: ClientErrorReport): ClientError {
  const { app, kind, release } = report;
  const { language, path } = readLanguage(report.path.replace(/[?#].*$/s, ''));
  const stack = framesOf(report.stack);
  const isForeign = kind === 'failed' && !stack.some((frame) => !frame.endsWith(ELSEWHERE));
  return {
    app,
    kind: isForeign ? 'foreign' : kind,
    release: release.replaceAll(/[^0-9a-f]/g, ''),
    language,
    path: withoutIds(path),
    message: withoutPersonalData(report.message),
    stack: stack.join('\n'),
    componentStack: framesOf(report.componentStack ?? '').join('\n'),
  };
}

/** Reports of one error in one release have the same text. */
export function fingerprintText({ app, kind, release, message, stack }: ClientError): string {
  const [top = ''] = stack.split('\n');
  return JSON.stringify([app, kind, release, message, top]);
}

/** Words of a route or a flour stay. Anything else may be an id, a key or a typed address. */
function withoutIds(path: string): string {
  const segments = path.split('/').slice(1);
  return segments
    .map((segment) => (/^[a-z]{1,30}(?:-[a-z]{1,30}){0,5}$/.test(segment) ? segment : ':other'))
    .map((segment, at) => `/${segments[at] === '' ? '' : segment}`)
    .join('')
    .slice(0, clientErrorLengths.path);
}

/**
 * Removes queries of addresses, quoted values (the JSON parser quotes what it read), e-mails, ids
 * and numbers of four digits or more, in any script.
 */
function withoutPersonalData(message: string): string {
  return message
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll(/[?#]\S{2,}/g, (query) => (/^#\d{1,3}\b/.test(query) ? query : '?…'))
    .replaceAll(/["“][^"”]*["”]?/g, '"…"')
    .replaceAll(/[^\s@<>()]+@[^\s@<>()]+/g, '…@…')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/gi, ':id')
    .replaceAll(/\p{Nd}(?:[\s().+-]{0,3}\p{Nd}){3,}/gu, '…')
    .trim()
    .slice(0, clientErrorLengths.message);
}

/** A stack also repeats the message, so only lines that name a place in a script are kept. */
function framesOf(stack: string): string[] {
  const frames = stack.split('\n').map((line) => frameOf(line.trim()));
  return frames.filter((frame) => frame !== undefined).slice(0, FRAMES_KEPT);
}

function frameOf(line: string): string | undefined {
  const [, component] = COMPONENT.exec(line) ?? [];
  if (component !== undefined) return component;
  const [start, name, nameBeforeAt] = FRAME.exec(line) ?? [];
  if (start === undefined || !/:\d{1,7}:\d{1,7}\)?$/.test(line)) return undefined;
  const [, script, row, column] = OWN_SCRIPT.exec(line) ?? [];
  const place = script === undefined ? ELSEWHERE : `${script}:${row}:${column}`;
  return `${name ?? nameBeforeAt ?? ''} ${place}`.trim();
}
