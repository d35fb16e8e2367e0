import { contactDetailLimits } from './contact-details.ts';
import { contactTexts } from './contact.texts.ts';
import { checkEmail } from './email.ts';
import { checkPersonName } from './person-name.ts';
import { checkLine, checkOptionalLine, checkParagraph } from '../text/text.ts';

export type {
  ContactListQuery,
  ContactMessage,
  MessageMove,
  NewContactMessage,
  SentContactMessage,
} from './contact.schema.ts';

export const contactLimits = {
  nameMax: 100,
  subjectMax: 150,
  messageMax: 4000,
  rows: 5,
  messageCut: 50,
  messageCutOnPhones: 20,
} as const;

export const contactSortFields = ['name', 'email', 'subject', 'createdAt'] as const;

export { contactTexts };

export const staffContactTexts = {
  deleted: 'Contact deleted successfully',
  notFound: 'We could not find this message. It may have been deleted already.',
  movedMeanwhile: (state: string, by: string) =>
    `Somebody else was faster: this message is ${state}${by === '' ? '' : ` (${by})`}. Nothing was changed.`,
} as const;

export const contactChecks = {
  name: (value: string) =>
    checkLine(value, contactLimits.nameMax, contactTexts.nameRequired) ??
    checkPersonName(value, contactLimits.nameMax),
  email: (value: string) =>
    checkOptionalLine(value, contactDetailLimits.emailMax) ?? checkEmail(value),
  subject: (value: string) =>
    checkLine(value, contactLimits.subjectMax, contactTexts.subjectRequired),
  message: (value: string) =>
    checkParagraph(value, contactLimits.messageMax, contactTexts.messageRequired),
} as const;
