const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13ZM15.5 15.5L21 21',
  cart: 'M2 4h3l2.5 11h11L21 7H6M9 20h.01M17 20h.01',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  'arrow-right': 'M4 12h15M13 6l6 6l-6 6',
  'arrow-left': 'M20 12H5M11 6l-6 6l6 6',
  'chevron-down': 'M6 9l6 6l6-6',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7l-11 7Z',
  home: 'M3 11.5L12 4l9 7.5M5.5 10v10h13V10',
  grain:
    'M12 21V9M12 9C9 8 8 5 12 2c4 3 3 6 0 7ZM12 15c-1-3.5-4-4.5-6-3.5c0 3 2.5 5 6 3.5ZM12 15c1-3.5 4-4.5 6-3.5c0 3-2.5 5-6 3.5Z',
  person: 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8ZM4 21c0-4 3.5-6 8-6s8 2 8 6',
  box: 'M3 8l9-5l9 5v9l-9 5l-9-5ZM3 8l9 5l9-5M12 13v9',
  leave: 'M9 4H4v16h5M14 7l5 5l-5 5M19 12H9',
  pin: 'M12 22c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12ZM12 7.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5Z',
  phone: 'M5 3h4l2 5l-3 2c1 3 3 5 6 6l2-3l5 2v4c0 1-1 2-2 2C11 21 3 13 3 5c0-1 1-2 2-2Z',
  mail: 'M3 5h18v14H3ZM3 6l9 7l9-7',
  clock: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM12 7v5l4 2',
  check: 'M4 12.5l5.5 5.5L20 7',
  warning: 'M12 3L22 20H2ZM12 10v4M12 17h.01',
  view: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7ZM12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5Z',
  edit: 'M4 20h4L20 8l-4-4L4 16ZM14 6l4 4',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  lock: 'M6 11h12v9H6ZM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  filter: 'M3 5h18M6 12h12M10 19h4',
  truck: 'M2 6h12v11H2ZM14 10h4l4 4v3h-8ZM6 17v2M18 17v2',
  cash: 'M2 6h20v12H2ZM12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5ZM5 9v.01M19 15v.01',
  download: 'M12 3v12M7 10.5l5 5l5-5M4 20.5h16',
  share: 'M12 15V4M7 8l5-5l5 5M5 13v7h14v-7',
  print: 'M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7Z',
  qr: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14v2M20 14h-2M14 20h2M18 18h2v2',
  'no-network':
    'M3 3l18 18M2 9c2-2 4-3 6-3.6M22 9c-3-3-7-4.5-11-4.2M6 13c1.5-1.5 3-2.2 4.5-2.5M18 13c-.6-.6-1.3-1.1-2-1.5M12 19h.01',
  retry: 'M20 11a8 8 0 1 0-2 6M20 4v7h-7',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, isSmall = false }: { name: IconName; isSmall?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={isSmall ? 'icon icon-small' : 'icon'}>
      <path d={paths[name]} />
    </svg>
  );
}
