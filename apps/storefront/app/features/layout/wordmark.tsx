type WordmarkProps = { name: string; ground?: 'on-light' | 'on-dark' };

export function Wordmark({ name, ground = 'on-light' }: WordmarkProps) {
  const image = { alt: name, width: 295, height: 64 };
  return ground === 'on-dark' ? (
    <img {...image} src="/art/wordmark-on-dark.svg" loading="lazy" />
  ) : (
    <img {...image} src="/art/wordmark.svg" />
  );
}
