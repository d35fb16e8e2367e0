const names: [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows computer'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux computer'],
];

/** What a new passkey is called until its owner renames it. */
export function deviceName(userAgent: string): string {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Passkey';
}
