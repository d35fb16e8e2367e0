import { useEffect, useState } from 'react';

import { upiTexts } from './upi.texts.ts';
import './upi-code.css';

type Drawn = { link: string; size: number; path: string };

/** The QR library loads only where a code is shown. Without it, the UPI ID still works. */
export function UpiCode({ link, alt }: { link: string; alt: string }) {
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
        {isCurrent && (
          <svg role="img" aria-label={alt} viewBox={`0 0 ${drawn.size} ${drawn.size}`}>
            <path d={drawn.path} />
          </svg>
        )}
      </div>
      <figcaption>{upiTexts.scan}</figcaption>
    </figure>
  );
}
