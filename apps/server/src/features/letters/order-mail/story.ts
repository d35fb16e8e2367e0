/** The parts of a mail that differ between customer and shop. */
export type Story = {
  subject: string;
  heading: string;
  greeting: string;
  lead: string;
  next: readonly string[];
  action: { label: string; url: string };
  questions: string;
  /** Shown below the action in a mail to an unconfirmed e-mail. */
  notYou?: { question: string; answer: string };
  ends?: string;
};
