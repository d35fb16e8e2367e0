/** Words of banks that name nobody. */
const BANKS_WORDS =
  /^(?:UPI|NEFT|IMPS|RTGS|CR|DR|P2A|P2M|P2P|BY|TO|FROM|TRANSFER|TRTR|MPAY|INB|PAY|PAYMENT|DEP|TFR|MB|BIL|INFT|REV|COLLECT|BY TRANSFER|NEFT CR|IMPS CR|UPI CR|CREDIT)$/;

/** The name in a bank's text, such as ASHA KULKARNI in `UPI-ASHA KULKARNI-ashak@okbank-4312…`. */
export function payerIn(text: string): string {
  const parts = text.split(/[-/:*|]/).map((part) => part.trim());
  const name = parts.find(
    (part) =>
      /\p{L}{3}/u.test(part) && !/[\d@]/.test(part) && !BANKS_WORDS.test(part.toUpperCase()),
  );
  return name ?? text;
}

/** What the payer wrote, which stands last: `FLOUR` or the id of an order. */
export function noteIn(text: string): string {
  const parts = text.split(/[-/:*|]/).map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const isNote = parts.length > 2 && last !== payerIn(text) && !/@|^\d*$/.test(last);
  return isNote && !BANKS_WORDS.test(last.toUpperCase()) ? last : '';
}

/** `4312 7712 0045`. */
export function inFours(reference: string): string {
  return reference.replace(/(\d{4})(?=\d)/g, '$1 ');
}
