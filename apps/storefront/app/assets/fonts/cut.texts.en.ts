/** What the small Devanagari files draw. Written by scripts/subset-fonts.ts. */
export const drawnSyllables =
  'आ आं उ क का क्या ख ग गि घ च चं चा चि ची चे ज जं जा जे ज्वा ठ ठी ठे ठ्ठी ड डा ण णा णी त ता तां त्या था द दू द्या न ना नि न्दी प पि पी ब बा बी बे भ भा म मो म्ह या र रा री ऱ्या लं लि ली लो ळ ळा ळी व वा व्हा स सा सो ह हा हि हू हो';
