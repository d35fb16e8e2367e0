export { mailButton, mailGreeting, mailHeading, mailPage, mailQuestions } from './mail-frame.ts';
export { callOrReply, mailFrameTexts, plainFoot, shopNameIn } from './mail-frame-texts.ts';
export { mailStyle } from './mail-style.ts';
export { messageIdOf } from './message-id.ts';
export type { Letterhead, LetterheadIn, Sender } from './letterhead.ts';
