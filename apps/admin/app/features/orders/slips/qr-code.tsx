import { qrPath } from '../../../ui/qr-path.ts';

type QrCodeProps = {
  text: string;
  label: string;
  className?: string;
  /** The width of one module on paper, in millimetres. Without it, the style sheet says the width. */
  moduleMm?: number;
};

/** The paper around a code is its quiet zone. */
export function QrCode({ text, label, className, moduleMm }: QrCodeProps) {
  const { size, path } = qrPath(text);
  const length = moduleMm === undefined ? undefined : `${size * moduleMm}mm`;
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      width={length}
      height={length}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
