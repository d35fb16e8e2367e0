export { hasMedia } from './media.queries.ts';
export { drawingId, encodeDrawing, storeDrawing } from './store-drawing.ts';
export type { MediaStore } from './store-picture.ts';
export { pictureSweepJob } from './sweep-pictures.ts';
