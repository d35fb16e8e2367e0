import type { ReactNode } from 'react';
import { aboutTexts } from './about.texts.ts';

type BrandValue = { title: string; text: string; powder: string; drawing: ReactNode };

const values: readonly BrandValue[] = [
  {
    ...aboutTexts.quality,
    powder: 'kumkum',
    drawing: (
      <>
        <path d="M32 10C46 22 46 42 32 54C18 42 18 22 32 10Z" fill="currentColor" />
        <path d="M32 18V46" stroke="var(--powder)" strokeWidth="3" />
      </>
    ),
  },
  {
    ...aboutTexts.sustainability,
    powder: 'paan',
    drawing: (
      <>
        <path d="M14 50C10 26 26 12 52 12C52 38 38 54 14 50Z" fill="currentColor" />
        <path d="M14 50L42 22M26 38V28M26 38H36" stroke="var(--powder)" />
      </>
    ),
  },
  {
    ...aboutTexts.community,
    powder: 'neel',
    drawing: (
      <path
        d="M22 17a8 8 0 1 0 0 16a8 8 0 0 0 0-16ZM42 17a8 8 0 1 0 0 16a8 8 0 0 0 0-16ZM8 51C8 40 15 35 22 35C27 35 30 37 32 40C34 37 37 35 42 35C49 35 56 40 56 51Z"
        fill="currentColor"
        stroke="none"
      />
    ),
  },
];

export function BrandValues() {
  return (
    <ul aria-label={aboutTexts.valuesLabel} className="grid text-peeth-0 *:min-w-0 md:grid-cols-3">
      {values.map(({ title, text, powder, drawing }) => (
        <li
          key={title}
          className={`powder-${powder} bg-(--powder) px-(--gutter) py-8 md:px-12 md:py-12`}
        >
          <svg
            viewBox="0 0 64 64"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.6"
            width="88"
            height="88"
            className="mb-4"
          >
            <circle
              cx="32"
              cy="32"
              r="29"
              strokeWidth="6"
              strokeDasharray="0 9.11"
              strokeLinecap="round"
            />
            {drawing}
          </svg>
          <h2 className="text-h2">{title}</h2>
          <p className="mt-2 text-body">{text}</p>
        </li>
      ))}
    </ul>
  );
}
