/** Mail, phone and chat links. Lint forbids building them elsewhere. */

/** Encodes everything but the @, so that an address cannot add recipients or text. */
export function mailLink(email: string, subject = ''): string {
  const link = `mailto:${email.replace(/[^@]+/g, encodeURIComponent)}`;
  return subject === '' ? link : `${link}?subject=${encodeURIComponent(subject)}`;
}

export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** Takes the ten digits that the shop stores. */
export function indianTelephoneLink(tenDigits: string): string {
  return telephoneLink(`+91${tenDigits}`);
}

export function whatsappLink(phone: string, text = ''): string {
  const chat = `https://wa.me/${phone.replace(/\D/g, '')}`;
  return text === '' ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}

/** A chat with the question prefilled, or a call if the shop has no WhatsApp. */
export function questionLink(shop: { whatsapp: string; phone: string }, question: string): string {
  return shop.whatsapp === '' ? telephoneLink(shop.phone) : whatsappLink(shop.whatsapp, question);
}
