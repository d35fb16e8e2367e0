export {
  mailButton,
  mailGreeting,
  mailHeading,
  mailPage,
  mailQuestions,
  mailStyle,
} from './mail-frame.ts';
export {
  formatDay,
  formatMoment,
  fullName,
  mailFrameTexts,
  plainFoot,
} from './mail-frame-texts.ts';
export { messageIdOf } from './message-id.ts';
export type { Letterhead, Sender } from './letterhead.ts';
