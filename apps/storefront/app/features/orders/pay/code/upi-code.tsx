import { useEffect, useState } from 'react';

import './upi-code.css';

type UpiCodeProps = {
  link: string;
  alt: string;
  caption?: string;
  /** The saved picture. A finger can be kept on it, but not on a drawing. */
  picture?: string | undefined;
};
type Drawn = { link: string; size: number; path: string };

/** The QR library loads only where a code is shown. Without it, the UPI id still works. */
export function UpiCode({ link, alt, caption, picture }: UpiCodeProps) {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    let isLate = false;
    const draw = async () => {
      const { upiCodePath } = await import('./upi-code-path.ts');
      if (!isLate) setDrawn({ link, ...upiCodePath(link) });
    };
    draw().catch(() => undefined);
    return () => {
      isLate = true;
    };
  }, [link]);
  const isCurrent = drawn?.link === link;
  return (
    <figure className="upi-code">
      <div>
        {picture !== undefined ? (
          <img src={picture} alt={alt} />
        ) : (
          isCurrent && (
            <svg role="img" aria-label={alt} viewBox={`0 0 ${drawn.size} ${drawn.size}`}>
              <path d={drawn.path} />
            </svg>
          )
        )}
      </div>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
