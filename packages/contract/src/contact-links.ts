/** Links that leave the shop: a mail, a call, a chat. Lint refuses to build them anywhere else. */

/** All but the @ is encoded: an address can add neither a recipient nor a text to the mail. */
export function mailLink(email: string, subject = ''): string {
  const link = `mailto:${email.replace(/[^@]+/g, encodeURIComponent)}`;
  return subject === '' ? link : `${link}?subject=${encodeURIComponent(subject)}`;
}

export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** Ten digits as the shop keeps them; the panel and the shop are in India. */
export function indianTelephoneLink(tenDigits: string): string {
  return telephoneLink(`+91${tenDigits}`);
}

export function whatsappLink(phone: string, text = ''): string {
  const chat = `https://wa.me/${phone.replace(/\D/g, '')}`;
  return text === '' ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}

/** A chat with the question in it, or where the shop has none, a call. */
export function questionLink(shop: { whatsapp: string; phone: string }, question: string): string {
  return shop.whatsapp === '' ? telephoneLink(shop.phone) : whatsappLink(shop.whatsapp, question);
}
