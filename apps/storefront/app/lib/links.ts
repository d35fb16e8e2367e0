/** Links that leave the shop: a call, a chat. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

export function whatsappLink(phone: string, text = ''): string {
  const chat = `https://wa.me/${phone.replace(/\D/g, '')}`;
  return text === '' ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}
