import { describe, expect, it } from 'vitest';

import { telephoneLink, whatsappLink } from './links.ts';

describe('links that leave the shop', () => {
  it('dials the number without its spaces', () => {
    expect(telephoneLink('+91 20 5550 0142')).toBe('tel:+912055500142');
  });

  it('opens a chat, with the words ready where there are some', () => {
    expect(whatsappLink('+91 55500 00142')).toBe('https://wa.me/915550000142');
    expect(whatsappLink('+91 55500 00142', 'Is jowar back?')).toBe(
      'https://wa.me/915550000142?text=Is%20jowar%20back%3F',
    );
  });
});
