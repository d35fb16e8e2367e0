import { upiCodePath } from './upi-code-path.ts';

type Words = { amount: string; order: string; to: string };

/** Pixels. The code fills the square at the top, with its quiet zone. */
const WIDTH = 720;
const QUIET_MODULES = 4;
const HEIGHT = WIDTH + 200;
const INK = '#1c2124';

/** A picture of the code for the gallery, with amount, order and UPI id below it. */
export async function drawCodePicture(link: string, words: Words): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = INK;
  drawCode(context, link);
  const { fontFamily } = getComputedStyle(document.body);
  const write = (text: string, font: string, y: number) => {
    context.font = `${font} ${fontFamily}`;
    context.fillText(text, WIDTH / 2, y, WIDTH - 64);
  };
  context.textAlign = 'center';
  write(words.amount, '700 64px', WIDTH + 44);
  write(words.order, '700 36px', WIDTH + 104);
  write(words.to, '400 30px', WIDTH + 156);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (picture === null) throw new Error('This browser keeps no pictures');
  return picture;
}

/** Modules are whole pixels, so that their edges stay sharp. */
function drawCode(context: CanvasRenderingContext2D, link: string): void {
  const { size, path } = upiCodePath(link);
  const module = Math.floor(WIDTH / (size + 2 * QUIET_MODULES));
  const start = Math.floor((WIDTH - size * module) / 2);
  context.save();
  context.translate(start, start);
  context.scale(module, module);
  context.fill(new Path2D(path));
  context.restore();
}
